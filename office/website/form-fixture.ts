/** Fills out the desk's forms as a browser without scripts does. */
import { load } from 'cheerio';
import type { HttpAnswer } from '../../server/testing/fixture-site.ts';
import type { DeskBrowser } from '../desk-fixture.ts';

export type SentForm = [name: string, value: string][];

/** Returns what the form on a page would send. */
export function formOn({ text }: HttpAnswer): SentForm {
  const sent = load(text)('form.desk-form').serializeArray();
  return sent.flatMap(({ name, value }) => (name === 'form-token' ? [] : [[name, value.replaceAll('\r\n', '\n')]]));
}

/** Returns the value of a hidden field or a box of a page. */
export const inputValue = ({ text }: HttpAnswer, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';

export type Pressing = [fields?: Readonly<Record<string, string>>, button?: string, opened?: SentForm];

/** Opens a form, fills out some fields, presses a button. */
export async function pressIn(desk: DeskBrowser, path: string, ...[fields = {}, button = 'save', opened]: Pressing): Promise<HttpAnswer> {
  const form = opened ?? formOn(await desk.get(path));
  const filled = form.map(([name, value]): [string, string] => [name, fields[name] ?? value]);
  const added = Object.entries(fields).filter(([name]) => !form.some(([one]) => one === name));
  return desk.post(path, [...filled, ...added, ['do', button]]);
}

/** Publishes everything that a "Publish" page lists, or the current page. */
export async function publishAll(desk: DeskBrowser, page?: HttpAnswer): Promise<HttpAnswer> {
  const listed = page ?? (await desk.get('/website/publish'));
  const records = [...listed.text.matchAll(/name="record" value="([^"]*)"/g)].map(([, id = '']): [string, string] => ['record', id]);
  return desk.post('/website/publish', [['digest', inputValue(listed, 'digest')], ...records]);
}

/** Presses "Show this photo" in the form of a doctor's page; `file` is the photo in base64. */
export async function showPhoto(desk: DeskBrowser, page: HttpAnswer, path: string, file: string): Promise<HttpAnswer> {
  return desk.post(path, [...formOn(page), ['portrait:file', file], ['do', 'photo:portrait']]);
}

const both = (path: string, en: string, es: string) => ({ [`${path}.en`]: en, [`${path}.es`]: es });

/** The form entries of a fictitious new doctor: no more than a profile needs. */
export const typedDoctor: Readonly<Record<string, string>> = {
  name: 'Lucía Garza',
  credentials: 'MD',
  ...both('title', 'Dr.', 'Dra.'),
  ...both('specialties.0', 'Food allergy', 'Alergia a alimentos'),
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
  'schedule.monday.0.location': 'lincoln-heights',
  'schedule.monday.0.opens': '08:00',
  'schedule.monday.0.closes': '12:00',
};
