import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { workdays } from '#app/content/practice/weekday.ts';

/** The changes that a practice may make to content/ in its first year, all at once: each function changes only that folder. */
export const changes: Readonly<Record<string, (content: string) => void>> = {
  'every closure deleted': (content) => edit(join(content, 'closures.yaml'), (document) => document.set('closures', [])),
  'three doctors replaced by two others': replaceDoctors,
  "both offices' hours changed, a third office added": (content) =>
    edit(join(content, 'locations.yaml'), (document) => {
      for (const office of [0, 1]) setHours(document, office);
      document.addIn(['locations'], thirdOffice(document));
    }),
  'ten plans removed': (content) =>
    edit(join(content, 'insurance-plans.yaml'), (document) => {
      const { groups } = document.toJS() as { groups: { plans: unknown[] }[] };
      let left = 10;
      const fewer = groups.map((group) => {
        const gone = Math.min(left, group.plans.length - 1);
        left -= gone;
        return { ...group, plans: group.plans.slice(gone) };
      });
      document.set('groups', fewer);
    }),
  "every article's first paragraph rewritten": (content) => {
    for (const folder of ['conditions', 'services'])
      for (const name of readdirSync(join(content, folder)))
        for (const language of ['en', 'es'] as const) rewriteOpening(join(content, folder, name, `${language}.mdoc`), language);
  },
};

type Change = (document: Document) => void;

function edit(file: string, change: Change): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  change(document);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

const hours = {
  monday: [{ opens: '07:30', closes: '16:30' }],
  tuesday: [{ opens: '09:00', closes: '18:30' }],
  wednesday: [{ opens: '08:30', closes: '17:00' }],
  thursday: [{ opens: '08:30', closes: '12:00' }],
  friday: [{ opens: '09:00', closes: '14:00' }],
  saturday: [{ opens: '09:00', closes: '12:00' }],
  sunday: [],
};
/** The last shot is given half an hour before an office closes. */
const shotHours = {
  monday: [{ opens: '07:30', closes: '16:00' }],
  tuesday: [{ opens: '10:00', closes: '18:00' }],
  wednesday: [{ opens: '08:30', closes: '16:30' }],
  thursday: [{ opens: '08:30', closes: '11:30' }],
  friday: [{ opens: '09:00', closes: '13:30' }],
  saturday: [],
  sunday: [],
};

function setHours(document: Document, office: number): void {
  document.setIn(['locations', office, 'clinicHours'], hours);
  document.setIn(['locations', office, 'shotHours'], shotHours);
}

function thirdOffice(document: Document): object {
  const [first] = (document.toJS() as { locations: object[] }).locations;
  const name = { en: 'Stone Oak', es: 'Stone Oak' };
  const phones = { sample: true, office: '+12105550161', fax: '+12105550162' };
  return { ...first, id: 'stone-oak', name, street: '22250 Bulverde Rd', zip: '78261', phones };
}

const newDoctors = [
  { id: 'trevino', slug: 'ines-trevino', name: 'Inés Treviño', office: 'stone-oak', after: 'marquez' },
  { id: 'cole', slug: 'adam-cole', name: 'Adam Cole', office: 'medical-center', after: 'whitaker' },
];

/** Gives each new doctor the record of one who has left, with a new name and new hours; no plan points to a doctor who has left. */
function replaceDoctors(content: string): void {
  const folder = join(content, 'physicians');
  const left = new Map(newDoctors.map(({ after }) => [after, readFileSync(join(folder, `${after}.yaml`), 'utf8')]));
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
  for (const { id, slug, name, office, after } of newDoctors) {
    const text = left.get(after) ?? '';
    const [, before = ''] = /^name: (.*)$/m.exec(text) ?? [];
    const file = join(folder, `${id}.yaml`);
    writeFileSync(file, text.replaceAll(before, name).replaceAll(familyName(before), familyName(name)));
    edit(file, (document) => {
      for (const [field, value] of Object.entries({ id, slug })) document.set(field, value);
      for (const day of workdays) document.setIn(['schedule', day], [{ location: office, opens: '09:00', closes: '12:00' }]);
    });
  }
  writeFileSync(join(content, 'physicians.json'), JSON.stringify(newDoctors.map(({ id, slug }) => ({ id, slug }))));
  const plans = join(content, 'insurance-plans.yaml');
  writeFileSync(plans, readFileSync(plans, 'utf8').replace(/\bphysician\/\w+/g, 'physician/cole'));
}

const familyName = (name: string) => name.split(' ').at(-1) ?? name;

const openings = {
  en: 'This page says in plain words what it is, what you may notice and what helps. Ask us about anything that you do not find here.',
  es: 'Esta página dice en palabras sencillas qué es, qué puede notar usted y qué ayuda. Pregúntenos lo que no encuentre aquí.',
};

/** Keeps a paragraph's citations, since every source must be cited. */
function rewriteOpening(file: string, language: 'en' | 'es'): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.findIndex((line, index) => index > lines.indexOf('---', 1) && /^[\p{L}¿¡*]/u.test(line));
  const cited = lines[start]?.match(/\{% cite [^%]*%\}/g) ?? [];
  lines[start] = [openings[language], ...cited].join('');
  writeFileSync(file, lines.join('\n'));
}
