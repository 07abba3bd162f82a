/** Forms of the desk as a browser without a script fills them in. */
import type { Answer } from '../../server/testing/fixture-site.ts';
import { type DeskBrowser, readText } from '../desk-fixture.ts';

export type SentForm = [name: string, value: string][];

/** What the form on a page would send. */
export function formOn({ text }: Answer): SentForm {
  const form = /<form method="post" action="[^"]*\/website\/[^"]*" class="desk-form[\s\S]*?<\/form>/.exec(text)?.[0] ?? '';
  const plain = (escaped: string) => readText({ text: escaped } as Answer);
  const found: [number, string, string][] = [];
  for (const { index, 0: tag } of form.matchAll(/<input [^>]*>/g)) {
    const [name, value, type] = ['name', 'value', 'type'].map((one) => new RegExp(` ${one}="([^"]*)"`).exec(tag)?.[1]);
    if (name && name !== 'form-token' && type !== 'file' && (type !== 'checkbox' || / checked/.test(tag)))
      found.push([index, name, plain(value ?? '')]);
  }
  for (const { index, 1: name = '', 2: value = '' } of form.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>\n?([\s\S]*?)<\/textarea>/g))
    found.push([index, name, plain(value)]);
  for (const { index, 1: name = '', 2: options = '' } of form.matchAll(/<select [^>]*name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g))
    found.push([index, name, /value="([^"]*)" selected/.exec(options)?.[1] ?? /value="([^"]*)"/.exec(options)?.[1] ?? '']);
  return found.toSorted(([one], [other]) => one - other).map(([, name, value]) => [name, value]);
}

/** What a hidden field or a box of a page holds. */
export const inputValue = ({ text }: Answer, name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';

export type Pressing = [fields?: Readonly<Record<string, string>>, button?: string, opened?: SentForm];

/** Opens a form, fills some fields in, presses a button. */
export async function pressIn(desk: DeskBrowser, path: string, ...[fields = {}, button = 'save', opened]: Pressing): Promise<Answer> {
  const form = opened ?? formOn(await desk.get(path));
  const filled = form.map(([name, value]): [string, string] => [name, fields[name] ?? value]);
  const added = Object.entries(fields).filter(([name]) => !form.some(([one]) => one === name));
  return desk.post(path, [...filled, ...added, ['do', button]]);
}

const both = (path: string, en: string, es: string) => ({ [`${path}.en`]: en, [`${path}.es`]: es });

/** What is typed for a new doctor who does not exist. */
export const typedDoctor: Readonly<Record<string, string>> = {
  name: 'Lucía Garza',
  credentials: 'MD',
  ...both('title', 'Dr.', 'Dra.'),
  ...both('tagline', 'Time for every question', 'Tiempo para cada pregunta'),
  ...both('specialties.0', 'Food allergy', 'Alergia a alimentos'),
  ...both('experience', 'In practice since 2015', 'Ejerce desde 2015'),
  practiceStartYear: '2015',
  location: 'lincoln-heights',
  languagesSpoken: 'es',
  seesFromAge: '0',
  acceptsNewPatients: 'yes',
  ...both(
    'bio',
    'She sees **children** and adults.\n\nShe likes plain words.',
    'Atiende a **niños** y adultos.\n\nLe gustan las palabras claras.',
  ),
  ...both('shortDescription', 'She sees children and adults.', 'Atiende a niños y adultos.'),
  ...both('education.0.degree', 'Doctor of Medicine', 'Título de médica (MD)'),
  'education.0.institution': 'Gulf Prairie School of Medicine',
  'education.0.year': '2009',
  ...both('specialFocus.0', 'Food challenges', 'Pruebas con alimentos'),
  ...both('personalInterests.0', 'Gardening', 'La jardinería'),
  ...both('badges.0', 'Spanish', 'Español'),
  ...both('quickFacts.0', 'Visits in English and Spanish', 'Consultas en inglés y en español'),
  'schedule.monday.0.location': 'lincoln-heights',
  'schedule.monday.0.opens': '08:00',
  'schedule.monday.0.closes': '12:00',
  ...both('letter', 'Tell me what troubles you.', 'Cuénteme qué le molesta.'),
};
