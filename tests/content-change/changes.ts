import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { drawPhoto } from '#app/content/photographs/photo-fixture.ts';
import { passphrase, readText, startDesk } from '../../office/desk-fixture.ts';
import { spliced } from '../../office/website/files/splice.ts';
import { formOn, pressIn, showPhoto, typedDoctor } from '../../office/website/form-fixture.ts';
import { signAll } from '../../office/website/project-fixture.ts';

/** Of another name than the doctor whom the tests of the desk add. */
export const newDoctor = {
  ...typedDoctor,
  name: 'Inés Treviño',
  'portrait.focus.x': '60',
  'portrait.focus.y': '40',
  'portrait.alt.en': 'Dr. Inés Treviño in the clinic',
  'portrait.alt.es': 'La Dra. Inés Treviño en el consultorio',
};

type Range = { opens: string; closes: string };
type Stay = Range & { location: string };

/** What an office manager may change in a year: each touches content/ alone. */
export const changes: Readonly<Record<string, (content: string) => void | Promise<void>>> = {
  'a fourth doctor with a photograph, by the form of the desk': addDoctor,
  'hours, lunch and shot hours of both offices': (content) =>
    edit(join(content, 'locations.yaml'), (document) => {
      for (const office of [0, 1]) {
        const week = ['locations', office, 'clinicHours'];
        document.setIn([...week, 'monday'], newHours.monday);
        document.setIn([...week, 'tuesday'], newHours.tuesday);
        document.setIn([...week, 'friday'], newHours.friday);
        document.setIn(['locations', office, 'shotHours', 'monday'], [{ opens: '07:30', closes: '16:15' }]);
        document.setIn(['locations', office, 'shotHours', 'tuesday'], [{ opens: '09:00', closes: '18:00' }]);
        document.setIn(['locations', office, 'shotHours', 'friday'], [{ opens: '08:30', closes: '12:00' }]);
      }
    }),
  'the doctors stay within the new hours, and one changes her week': (content) =>
    editAll(join(content, 'physicians'), (document) => {
      for (const day of ['monday', 'tuesday', 'friday'] as const) {
        const stays = (document.toJS() as { schedule: Record<string, Stay[] | 'OFF'> }).schedule[day];
        if (!Array.isArray(stays)) continue;
        const moved = stays.flatMap(({ location, ...stay }) => newHours[day].flatMap((open) => within(stay, open, location)));
        document.setIn(['schedule', day], moved.slice(0, 2));
      }
    }),
  'a closure': (content) =>
    edit(join(content, 'closures.yaml'), (document) =>
      document.addIn(['closures'], {
        id: 'staff-day',
        from: '2027-03-05',
        offices: 'all',
        closed: 'all',
        reason: { en: 'Staff training', es: 'Capacitación del personal' },
      }),
    ),
  'the phones': (content) =>
    edit(join(content, 'locations.yaml'), (document) => {
      for (const office of [0, 1]) {
        document.setIn(['locations', office, 'phones', 'office'], `+1210555011${office}`);
        document.setIn(['locations', office, 'phones', 'fax'], `+1210555019${office}`);
      }
    }),
  'the tagline': (content) =>
    edit(join(content, 'practice.yaml'), (document) =>
      document.set('tagline', { en: 'Allergy care, close to home.', es: 'Atención de alergias, cerca de su casa.' }),
    ),
  'a review less': (content) => {
    const folder = join(content, 'physicians');
    const [first = ''] = readdirSync(folder).toSorted();
    edit(join(folder, first), (document) => document.deleteIn(['reviews', 0]));
  },
  'a photograph of a doctor in place of the initials': async (content) => {
    await drawPhoto(join(content, 'photos/marquez.jpg'), { width: 1400, height: 1800, face: { x: 50, y: 30 } });
    edit(join(content, 'physicians/marquez.yaml'), (document) =>
      document.set('portrait', {
        kind: 'photo',
        file: 'marquez.jpg',
        focus: { x: 50, y: 30 },
        alt: { en: 'The doctor in the clinic', es: 'La doctora en el consultorio' },
      }),
    );
  },
  'the title of a page': (content) =>
    edit(join(content, 'pages.yaml'), (document) =>
      document.setIn(['pages', 'team', 'title'], { en: 'The people who care for you', es: 'Las personas que lo atienden' }),
    ),
  'a physician signs every text': (content) =>
    signAll(content, ({ digest }) => ({ by: { en: 'Dr. A', es: 'Dra. A' }, date: '2027-01-15', of: digest })),
};

async function addDoctor(content: string): Promise<void> {
  const desk = await startDesk({ project: dirname(content) });
  await desk.post('/set-up', { which: 'sample', passphrase, again: passphrase });
  const picture = join(desk.folder, 'doctor.jpg');
  await drawPhoto(picture, { width: 1600, height: 1200, face: { x: 60, y: 40 } });
  const form = await desk.get('/website/new-doctor');
  const shown = await showPhoto(desk, form, '/website/picture/new-doctor', readFileSync(picture, 'base64'));
  const saved = await pressIn(desk, '/website/new-doctor', newDoctor, 'save', formOn(shown));
  if (!readText(saved).includes('Saved.')) throw new Error(readText(saved));
  await desk.close();
  rmSync(dirname(desk.folder), { recursive: true });
}

const newHours = {
  monday: [
    { opens: '07:30', closes: '11:30' },
    { opens: '12:15', closes: '16:45' },
  ],
  tuesday: [
    { opens: '09:00', closes: '13:00' },
    { opens: '14:00', closes: '18:30' },
  ],
  friday: [{ opens: '08:30', closes: '12:30' }],
} as const satisfies Record<string, readonly Range[]>;

/** The part of a stay during which the office is open; nothing when they do not meet. Times are HH:MM. */
function within(stay: Range, open: Range, location: string): Stay[] {
  const [, opens = ''] = [stay.opens, open.opens].toSorted();
  const [closes = ''] = [stay.closes, open.closes].toSorted();
  return opens < closes ? [{ location, opens, closes }] : [];
}

function edit(file: string, change: (document: Document) => void): void {
  const text = readFileSync(file, 'utf8');
  const document = parseDocument(text);
  change(document);
  writeFileSync(file, spliced(text, document.toJS()));
}

function editAll(folder: string, change: (document: Document) => void): void {
  for (const name of readdirSync(folder)) if (name.endsWith('.yaml')) edit(join(folder, name), change);
}
