/** Tests the site's pages in the desk's frame, drawn by the last build from a copy of the site's content. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { readText } from '../../office/desk-fixture.ts';
import { formOf } from '../../office/website/fields/form-value.ts';
import { recordOf } from '../../office/website/files/records.ts';
import { words as said } from '../../office/website/pages/see-words.ts';
import { projectFixture } from '../../office/website/project-fixture.ts';
import type { HttpAnswer } from '../../server/testing/fixture-site.ts';

const given = await projectFixture();
const { desk } = given;
afterAll(given.end);

/** Returns what the frame shows for a form with these fields. */
function seen(path: string, item: string | undefined, changes: Readonly<Record<string, string>>): Promise<HttpAnswer> {
  const record = recordOf('.', path.split('/')[2]);
  if (!record) throw new Error(`No record for ${path}`);
  const data = parse(given.contentOf(record.file));
  const value = item ? data[record.list?.name ?? ''].find(({ id }: { id: string }) => id === item) : data;
  const form = formOf(item && record.list ? record.list.item : record.field, value, '');
  return desk.post(path, [...form.filter(([name]) => !(name in changes)), ...Object.entries(changes), ['do', 'see']]);
}

const office = '/website/offices/lincoln-heights';
const stateOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => [file, statSync(join(folder, file)).mtimeMs]);

it('shows an hour that is not saved, in both languages and colors, and changes no file', async () => {
  const before = [stateOf(given.pathOf('')), stateOf('build')];
  const english = await seen(office, 'lincoln-heights', { 'shotHours.friday.0.closes': '12:00', 'see:theme': 'dark' });
  const frame = `${desk.base}/website/seen/offices/lincoln-heights/dark`;
  expect(readText(english)).toMatch(/Fri[\s\S]{0,40}6\sam to 10\spm[\s\S]{0,20}Shots\s8\sam to 12\spm/);
  expect(english.text).toContain('<html data-theme="dark"');
  // No script, and no link of the page leaves the frame.
  expect(english.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self' 'unsafe-inline'; font-src/);
  expect(english.text).not.toMatch(/<script|href="(?!#|\/)|src="(?!\/|data:)/);
  expect(english.text).toContain(`href="${desk.base}${office}#shotHours" target="_parent"`);
  expect(english.text.match(/(?:href|src)="[^"]*"/g)?.filter((one) => !one.includes(`"${desk.base}/`) && !one.includes('"#'))).toEqual([]);
  const spanish = await seen(office, 'lincoln-heights', { 'shotHours.friday.0.closes': '12:00', 'see:language': 'es' });
  expect(readText(spanish)).toMatch(/Inyecciones\s8(:00)?\sa\.\sm\. a 12(:00)?\sp\.\sm\./);
  const style = /srcSet="([^" ]*\.avif)/i.exec((await desk.get(`${frame.slice(desk.base.length)}/`)).text)?.[1] ?? '';
  expect((await desk.get(style.slice(desk.base.length))).headers['content-type']).toBe('image/avif');
  expect([stateOf(given.pathOf('')), stateOf('build')]).toEqual(before);
}, 30_000);

it('shows a medicine’s note, though the build has the list of medicines in itself', async () => {
  const changes = { 'note.en': 'Ask Rosa about it.', 'note.es': 'Pregúntele a Rosa.' };
  expect(readText(await seen('/website/medicines/diphenhydramine', 'diphenhydramine', changes))).toContain('Ask Rosa about it.');
}, 30_000);

it('says why a form cannot be shown yet, with its field', async () => {
  const refused = await seen(office, 'lincoln-heights', { 'shotHours.friday.0.closes': '21:45' });
  expect(readText(refused)).toContain(said.notYet.en);
  expect(refused.text).toMatch(
    /lincoln-heights#shotHours\.friday[^"]*" target="_parent">Friday: The last shot can’t be later than 9:30 pm/,
  );
  const unknown = '[A page](page:nowhere)';
  expect(readText(await seen('/website/salinas', undefined, { 'bio.en': unknown, 'bio.es': unknown }))).toMatch(
    /checks found a problem: .*nowhere/,
  );
}, 30_000);

it('leads from a sentence of an article to its part in the language of the page', async () => {
  for (const language of languages) {
    const article = given.contentOf(`conditions/contact-dermatitis/${language}.mdoc`);
    const [, sentence = ''] = /name="symptoms" %\}\n([\p{L} ]{10,})/u.exec(article) ?? [];
    expect(sentence).not.toBe('');
    const page = await desk.get(`/website/seen/all/-/light${pathOf('condition/contact-dermatitis', language)}`);
    const link = new RegExp(`href="([^"]*)" target="_parent">${sentence}`).exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await desk.get(link.slice(desk.base.length))).text).toContain(`id="parts.1.text.${language}"`);
  }
}, 30_000);

it('draws the profile of a doctor of whom only what it needs is said', async () => {
  const lists = 'badges quickFacts specialFocus education publications personalInterests reviews'.split(' ');
  const blank = 'tagline experience letter'.split(' ').flatMap((name) => [`${name}.en`, `${name}.es`]);
  const bare = [...lists.map((name) => [`${name}:count`, '0']), ...blank.map((name) => [name, ''])];
  const page = load((await seen('/website/salinas', undefined, Object.fromEntries(bare))).text);
  const headings = page('main h2')
    .toArray()
    .map((one) => page(one).text());
  expect(headings).toEqual(expect.arrayContaining(['About', 'Quick Information', 'Weekly schedule']));
  for (const gone of ['Special Focus', 'Education & Training', 'Publications', 'Personal Interests', 'Patient Reviews'])
    expect(headings).not.toContain(gone);
  expect(page('main details, main :is(p, ul, ol):empty').length).toBe(0);
}, 30_000);

it('offers what a text may lead to, says so where no form has it, and follows nothing that an address makes up', async () => {
  const ask = async (text: string) => desk.get(`/website/which?in=en&text=${text}&line=${text}`);
  expect((await ask('Spanish')).text.match(/href="[^"]*#badges\.\d\.en"/g)?.length).toBeGreaterThan(1);
  expect(readText(await ask('Zzzz'))).toContain(said.nowhere.en);
  const made = await desk.get('/website/seen/all/-/light/which?in=en&text=Spanish&page=//example.com/');
  expect(made.text).not.toContain('example.com');
  for (const path of ['all/-/light/../../../package.json', 'all/-/light/%2e%2e%2f%2e%2e%2fpackage.json', '%22%3E%3Cb%3E/-/light/team'])
    expect((await desk.get(`/website/seen/${path}`)).text).not.toMatch(/"name"|<b>/);
}, 30_000);
