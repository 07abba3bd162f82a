/** Tests medical approval at a desk of its own, on a copy of the site's content. `npm run storm` runs all tests, npm test some. */
import { writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readArticle } from '#app/content/articles/article.server.ts';
import { signEntries } from '#app/content/sign-entries.server.ts';
import type { HttpAnswer } from '../../server/testing/fixture-site.ts';
import { readText } from '../desk-fixture.ts';
import { setCode } from './files/approval-codes.ts';
import { contentFaults } from './files/checks.ts';
import { formOn, inputValue, publishAll } from './form-fixture.ts';
import { projectFixture, signAll } from './project-fixture.ts';

const isStorm = Boolean(process.env.STORM);
// The evening of the 28th in San Antonio.
const given = await projectFixture(() => Date.parse('2026-11-29T02:00:00Z'));
const { desk, pathOf, contentOf } = given;
const root = pathOf('');
const code = 'plum-4471';
await setCode(desk.folder, 'marquez', code, new Date());
afterAll(given.end);

const entryOf = (id: string) => signEntries(root).find((one) => one.id === id);

async function sign(id: string, fields: Readonly<Record<string, string>> = {}, press = 'approve'): Promise<HttpAnswer> {
  const address = `/website/sign/${id}`;
  return desk.post(address, {
    entry: id,
    [`digest:${id}`]: inputValue(await desk.get(address), `digest:${id}`),
    by: 'marquez',
    seen: 'yes',
    code,
    do: press,
    ...fields,
  });
}
/** Matches a text that has these pieces, one after the other. */
const inOrder = (...pieces: string[]) => new RegExp(pieces.map((piece) => RegExp.escape(piece)).join('[\\s\\S]*'));
const edit = (file: string, from: string, to: string) => {
  expect(contentOf(file)).toContain(from);
  writeFileSync(pathOf(file), contentOf(file).replace(from, to));
};

it.runIf(isStorm)('lists what waits, the most dangerous first, and shows an entry with level, both languages and sources', async () => {
  const list = readText(await desk.get('/website/sign'));
  expect(list).toMatch(
    /0 of (\d+) approved[\s\S]*Emergencies 0 \/ 6[\s\S]*Situations[\s\S]*Articles[\s\S]*Pictures[\s\S]*Figures[\s\S]*Waiting for any physician/,
  );
  expect(readText(await desk.get('/website/sign?show=articles'))).toMatch(/Asthma[\s\S]*Not approved yet[\s\S]*\d+ sources/);
  expect(readText(await desk.get('/es/website/sign'))).toMatch(/Aprobación médica[\s\S]*0 de \d+ aprobados/);
  const shot = await desk.get('/website/sign/situations.anaphylaxis-shot');
  expect(readText(shot)).toMatch(/Call 911 now[\s\S]*Llame al 911 ahora/);
  expect(shot.text).toContain('href="https://www.mayoclinic.org/tests-procedures/allergy-shots/basics/what-you-can-expect/prc-20014493"');
  expect((await desk.get('/website/sign/nobody')).status).toBe(404);
});

it.runIf(isStorm)(
  'keeps a text for which a change is asked from being signed, and shows that in the form, until it is another text',
  async () => {
    const [id, file] = ['recipes.baked-egg', 'recipes/baked-egg.yaml'];
    const before = contentOf(file);
    expect((await sign(id, { by: '' })).status).toBe(422);
    const refused = await sign(id, { [`note:${id}`]: 'We bake loaves.' });
    expect([refused.status, contentOf(file)]).toEqual([422, before]);
    expect(readText(await desk.get('/website/sign?show=pages'))).toMatch(/Changes requested[\s\S]*Waiting for the office manager/);
    expect(readText(await desk.get('/website/baked-egg'))).toMatch(inOrder('Dr. Elena Márquez asked for a change', 'We bake loaves.'));
    edit(file, 'servings: 6', 'servings: 7');
    expect(readText(await desk.get('/website/baked-egg'))).not.toContain('asked for a change');
    given.restore();
  },
);

it('signs by the lines concerned, publishes who has signed, and takes it back when the text is another', async () => {
  const [id, file] = ['situations.choking', 'situations.yaml'];
  const said: string = parse(contentOf(file)).situations.find((one: { id: string }) => one.id === 'choking').en;
  // A text that several articles include, immunotherapy among them.
  const [shared = ''] = contentOf('partials/cost/es.mdoc').split('\n');
  const before = contentOf(file).split('\n');
  // Nobody approves in another's name, or unread.
  expect(readText(await sign(id, { code: 'plum-4470' }))).toContain('That isn’t this physician’s code.');
  expect(readText(await sign(id, { by: 'salinas' }))).toContain('This physician hasn’t set a code on this computer yet.');
  expect(readText(await sign(id, { seen: '' }))).toContain('Scroll through all of the text first');
  expect(contentOf(file).split('\n')).toEqual(before);
  expect(readText(await sign(id))).toContain(`Approved: ${said}`);
  const after = contentOf(file).split('\n');
  const at = after.indexOf('    signed:');
  expect(after.slice(at + 1, at + 3)).toEqual(['      by: { en: Dr. Elena Márquez, es: Dra. Elena Márquez }', '      date: 2026-11-28']);
  expect(after.toSpliced(at, 4)).toEqual(before);
  const article = 'services.immunotherapy';
  const review = () => readArticle('service', 'immunotherapy', 'es', root).review;
  await sign(article);
  expect(review()).toMatchObject({ status: 'approved', by: 'Dra. Elena Márquez' });
  expect(readText(await desk.get('/website/sign'))).toContain('2 of');
  const page = await desk.get('/website/publish');
  expect(readText(page)).toMatch(inOrder(said, ': approved by Dr. Elena Márquez'));
  expect(readText(page)).not.toContain('in the file');
  expect(readText(await publishAll(desk, page))).toContain('Published');
  expect(readText(await desk.get('/website/situations/choking'))).toContain(
    'Approved by Dr. Elena Márquez. If you change it, a physician has to approve it again.',
  );

  edit(file, said, `${said} today`);
  const lapsed = readText(await desk.get(`/website/sign/${id}`));
  expect(lapsed).toMatch(inOrder('Changed since Dr. Elena Márquez approved it', 'Before', said, 'Now', `${said} today`));
  edit('partials/cost/es.mdoc', shared, `Hoy: ${shared}`);
  expect(review()).toMatchObject({ status: 'draft' });
  expect(readText(await desk.get(`/website/sign/${article}`))).toMatch(inOrder('Changed since', 'Before', shared, 'Now', `Hoy: ${shared}`));
  const ends = ': no longer approved by Dr. Elena Márquez';
  expect(readText(await desk.get('/website/publish'))).toMatch(inOrder('Immunotherapy', ends, said, ends));
  given.restore();
  expect(entryOf(id)?.isSigned).toBe(true);
  await sign(id, { [`note:${id}`]: 'Say it shorter.' }, 'keep');
  expect(entryOf(id)?.signature).toBeUndefined();
}, 60_000);

it('says of an approval that a change ended before it was published', async () => {
  given.restore();
  await sign('conditions.eczema');
  edit('conditions/eczema/es.mdoc', '\n{% /part %}', '\n\nPregunte.\n{% /part %}');
  expect(readText(await desk.get('/website/publish')).split(': no longer approved by Dr. Elena Márquez')).toHaveLength(3);
}, 60_000);

it('shows what is told in plain words beside the card, in both languages and with the values put in', async () => {
  const page = await desk.get('/website/sign/emergency-table');
  const row = readText(page).split('Works hard to breathe')[1] ?? '';
  expect(row).toMatch(
    inOrder('No puede respirar', 'Is someone choking?', 'Call 911 now', '¿Se está atragantando alguien?', 'Needs a change'),
  );
  expect(readText(page)).not.toMatch(/no-breath|battery-in|\{[a-z-]+\}/);
  expect(readText(await desk.get('/website/sign?show=situations'))).not.toMatch(/\{[a-z-]+\}/);
}, 60_000);

it('approves those of a page that are marked as right, with one code, and keeps what is asked of the others', async () => {
  given.restore();
  const address = '/website/sign/next?show=situations&by=marquez';
  const page = await desk.get(address);
  const form = formOn(page);
  const ids = form.flatMap(([name, value]) => (name === 'entry' ? [value] : []));
  expect(ids).toHaveLength(12);
  const [one = '', other = '', third = ''] = ids;
  // The page shows all that is approved.
  for (const id of ids) expect(readText(page)).toContain(String(entryOf(id)?.record.es).split(/[.{]/)[0]);
  const send = (...fields: [string, string][]) => {
    const filled: [string, string][] = [['seen', 'yes'], ['code', code], ['do', 'approve'], ...fields];
    return desk.post(address, [...form.filter(([name]) => !filled.some(([own]) => own === name)), ...filled]);
  };
  expect(readText(await send())).toContain('Select “Right”');
  const both: [string, string][] = [
    ['right', one],
    ['right', other],
  ];
  expect(readText(await send(...both, [`note:${other}`, 'Say it shorter.']))).toContain('You asked for a change');
  expect(entryOf(one)?.isSigned).toBe(false);
  const sent = await send(...both, [`note:${third}`, 'Say it shorter.']);
  expect(readText(sent)).toContain('Approved: 2.');
  expect(ids.filter((id) => entryOf(id)?.isSigned)).toEqual([one, other]);
  const next = formOn(sent).flatMap(([name, value]) => (name === 'entry' ? [value] : []));
  expect(next).not.toContain(third);
  expect(next).toHaveLength(12);
  expect(readText(await desk.get('/website/sign?show=situations'))).toContain('Changes requested');
  given.restore();
}, 60_000);

it.runIf(isStorm)(
  'can sign every entry, and the content is sound then',
  async () => {
    given.restore();
    signAll(root, ({ digest }) => ({ by: { en: 'Dr. A', es: 'Dra. A' }, date: '2027-01-15', of: digest }));
    expect(signEntries(root).filter(({ isSigned }) => !isSigned)).toEqual([]);
    expect(await contentFaults(given.project)).toEqual([]);
  },
  60_000,
);
