import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parse, parseDocument } from 'yaml';
import { drawPhoto } from '#app/content/photographs/photo-fixture.ts';
import { signEntries } from '#app/content/sign-entries.server.ts';
import { withSignature } from '../../office/website/files/sign-records.ts';
import { spliced } from '../../office/website/files/splice.ts';

type Range = { opens: string; closes: string };
type Stay = Range & { location: string };

/** What an office manager may change in a year: each touches content/ alone. */
export const changes: Readonly<Record<string, (content: string) => void | Promise<void>>> = {
  'hours, lunch and shot hours of both offices': (content) =>
    edit(join(content, 'locations.yaml'), (document) => {
      for (const office of [0, 1]) {
        const week = ['locations', office, 'clinicHours'];
        document.setIn([...week, 'monday'], newHours.monday);
        document.setIn([...week, 'tuesday'], newHours.tuesday);
        document.setIn(['locations', office, 'shotHours', 'monday'], [{ opens: '07:30', closes: '16:15' }]);
        document.setIn(['locations', office, 'shotHours', 'tuesday'], [{ opens: '09:00', closes: '18:00' }]);
      }
    }),
  'the doctors stay within the new hours, and one changes her week': (content) =>
    editAll(join(content, 'physicians'), (document) => {
      for (const day of ['monday', 'tuesday'] as const) {
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
  'a phone': (content) =>
    edit(join(content, 'locations.yaml'), (document) => document.setIn(['locations', 0, 'phones', 'office'], '+12105550119')),
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
  'a fourth doctor, with a photograph': async (content) => {
    await drawPhoto(join(content, 'photos/garza.jpg'), { width: 1600, height: 1200, face: { x: 60, y: 40 } });
    const list = join(content, 'physicians.json');
    const rows = JSON.parse(readFileSync(list, 'utf8')) as object[];
    writeFileSync(list, JSON.stringify([...rows, { id: 'garza', slug: 'lucia-garza' }]));
    writeFileSync(join(content, 'physicians/garza.yaml'), readFileSync(join(content, 'physicians/salinas.yaml')));
    edit(join(content, 'physicians/garza.yaml'), (document) => {
      const alt = { en: 'The doctor in the clinic', es: 'La doctora en el consultorio' };
      const portrait = { kind: 'photo', file: 'garza.jpg', focus: { x: 60, y: 40 }, alt };
      const title = { en: 'Dr.', es: 'Dra.' };
      const own = { id: 'garza', slug: 'lucia-garza', name: 'Lucía Garza', title, portrait, legacyNames: [] };
      for (const [name, value] of Object.entries(own)) document.set(name, value);
    });
  },
  'the title of a page': (content) =>
    edit(join(content, 'pages.yaml'), (document) =>
      document.setIn(['pages', 'team', 'title'], { en: 'The people who care for you', es: 'Las personas que lo atienden' }),
    ),
  'a physician signs every text': signEverything,
};

/** As the desk does, file by file. */
export function signEverything(content: string): void {
  for (const [file, entries] of Map.groupBy(signEntries(content), (one) => one.file)) {
    const text = readFileSync(join(content, file), 'utf8');
    const signed = entries.reduce<unknown>(
      (data, { place, digest }) => withSignature(place, data, { by: { en: 'Dr. A', es: 'Dra. A' }, date: '2027-01-15', of: digest }),
      parse(text),
    );
    writeFileSync(join(content, file), spliced(text, signed));
  }
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
} as const satisfies Record<string, readonly Range[]>;

/** The part of a stay during which the office is open; nothing when they do not meet. Times are HH:MM. */
function within(stay: Range, open: Range, location: string): Stay[] {
  const [, opens = ''] = [stay.opens, open.opens].toSorted();
  const [closes = ''] = [stay.closes, open.closes].toSorted();
  return opens < closes ? [{ location, opens, closes }] : [];
}

function edit(file: string, change: (document: Document) => void): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  change(document);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

function editAll(folder: string, change: (document: Document) => void): void {
  for (const name of readdirSync(folder)) if (name.endsWith('.yaml')) edit(join(folder, name), change);
}
