/** Adds, edits and removes a doctor with a photo, at a desk on a copy of the site's content. */
import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { HttpAnswer } from '../../server/testing/fixture-site.ts';
import { readText } from '../desk-fixture.ts';
import { multipartForm } from '../multipart.ts';
import { formOn, inputValue, type Pressing, pressIn, publishAll, showPhoto, typedDoctor } from './form-fixture.ts';
import { projectFixture } from './project-fixture.ts';

const given = await projectFixture();
const { desk, pathOf, status } = given;
afterAll(given.end);

const form = '/website/new-doctor';
const others = readdirSync(pathOf('photos'));
const photos = () => readdirSync(pathOf('photos')).filter((name) => !others.includes(name));
const listed = () => (JSON.parse(given.contentOf('physicians.json')) as { id: string }[]).map(({ id }) => id);
const doctors = listed();
const record = () => parse(given.contentOf('physicians/garza.yaml'));
const press = (path: string, ...rest: Pressing) => pressIn(desk, path, ...rest);
const picture = async (width: number, background = '#876') =>
  (
    await sharp({ create: { width, height: 1600, channels: 3, background } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

const show = (page: HttpAnswer, path: string, file: string) => showPhoto(desk, page, path, file);

async function published(): Promise<string> {
  const page = await desk.get('/website/publish');
  expect(readText(await publishAll(desk, page))).toContain('Published. The site shows it');
  expect(status()).toBe('');
  return readText(page);
}

it('refuses a poor photograph and a form that lacks something, at its field, and writes nothing', async () => {
  const refused = await show(await desk.get(form), '/website/picture/new-doctor', await picture(900));
  expect(refused.status).toBe(422);
  expect(refused.text).toMatch(/id="portrait-fault">The photo is too small and would look blurry\. It must be at least 1200 pixels wide/);
  const spanish = await show(await desk.get(`/es${form}`), '/es/website/picture/new-doctor', 'bm8gcGljdHVyZQ==');
  expect(readText(spanish)).toContain('El sitio no puede usar este tipo de archivo.');
  const unsent = await press(form, { ...typedDoctor, 'portrait:file': 'garza.jpg' });
  expect(readText(unsent)).toContain('You chose a file but didn’t click “Show this photo”');
  const lacking = await press(form, { ...typedDoctor, name: '', 'schedule.monday.0.opens': '05:00' });
  expect(lacking.text).toContain('id="name-fault">Fill out this field.');
  const early = await press(form, { ...typedDoctor, 'schedule.monday.0.opens': '05:00' });
  expect(readText(early)).toContain('expected hours inside the clinic hours of lincoln-heights');
  await press(form, {}, 'discard');
  expect(status()).toBe('');
}, 60_000);

it('adds a doctor with a photograph as row, record and file, and takes the publication back and forth', async () => {
  const shown = await show(await desk.get(form), '/website/picture/new-doctor', await picture(1400));
  expect(shown.text).toMatch(/data-cut[\s\S]*On cards and pages/);
  expect(status()).toBe('');
  const typed = { ...typedDoctor, 'portrait.focus.x': '101', 'portrait.alt.en': 'Dr. Lucía Garza', 'portrait.alt.es': '' };
  const refused = await press(form, typed, 'save', formOn(shown));
  expect(refused.text).toContain('id="portrait.focus.x-fault">The highest number allowed is 100.');
  expect(refused.text).toContain('id="portrait.alt.es-fault">Add the Spanish.');
  const fields = { 'portrait.focus.x': '40', 'portrait.alt.es': 'La Dra. Lucía Garza' };
  expect(readText(await press(form, fields, 'save', formOn(refused)))).toContain('Saved.');
  expect(listed()).toEqual([...doctors, 'garza']);
  expect(record()).toMatchObject({
    id: 'garza',
    slug: 'lucia-garza',
    legacyNames: [],
    portrait: { kind: 'photo', focus: { x: 40, y: 35 } },
  });
  expect(photos()).toEqual([record().portrait.file]);
  expect(readText(await desk.get('/website'))).toContain('Garza');

  expect(await published()).toContain('Dr. Lucía Garza: new doctor');
  const takeBack = async () => {
    const commit = inputValue(await desk.get('/website/publish'), 'commit');
    expect(readText(await desk.post('/website/publish/take-back', { commit }))).toContain('Undone and published.');
    expect(status()).toBe('');
  };
  await takeBack();
  expect([listed().length, photos(), existsSync(pathOf('physicians/garza.yaml'))]).toEqual([doctors.length, [], false]);
  await takeBack();
  expect([listed(), photos()]).toEqual([[...doctors, 'garza'], [record().portrait.file]]);
}, 120_000);

it('keeps a replaced photograph until the next publication, and drops one that never was published', async () => {
  const path = '/website/garza';
  const [before = ''] = photos();
  const replace = async (color: string) =>
    press(path, {}, 'save', formOn(await show(await desk.get(path), '/website/picture/garza', await picture(1300, color))));
  await replace('#111');
  const [, never = ''] = photos().toSorted((one) => (one === before ? -1 : 1));
  await replace('#222');
  expect([photos().length, photos().includes(before), photos().includes(never)]).toEqual([2, true, false]);
  expect(readText(await desk.post('/website/publish/undo', { undo: 'garza' }))).toContain('Changes undone.');
  expect([photos(), status()]).toEqual([[before], '']);
  await replace('#333');
  expect(await published()).toContain('Photo: new photo');
  expect(photos()).toEqual([record().portrait.file]);
  expect(readText(await press(path, {}, 'save', formOn(await press(path, {}, 'no-photo:portrait'))))).toContain('Saved.');
  expect(record().portrait).toMatchObject({ kind: 'monogram', initials: 'LG', grain: expect.any(String) });
  expect(await published()).toContain('Photo: photo removed');
  expect(photos()).toEqual([]);
}, 120_000);

it('asks what another picture of a slide shows, and again once it is taken away', async () => {
  const slide = '/website/slides/cedar';
  const described = (page: HttpAnswer) => new Map(formOn(page)).get('alt.en');
  const put = async (color: string) => {
    const sent: [string, string][] = [...formOn(await desk.get(slide)), ['picture:file', await picture(2400, color)]];
    return desk.post('/website/picture/slides/cedar', [...sent, ['do', 'photo:picture']]);
  };
  expect(described(await desk.get(slide))).toContain('cedar');
  for (const color of ['#444', '#555']) {
    const shown = await put(color);
    expect(described(shown)).toBe('');
    expect((await press(slide, {}, 'save', formOn(shown))).text).toContain('id="alt.en-fault">Add the English.');
    const texts = { 'alt.en': `Hills, ${color}.`, 'alt.es': `Cerros, ${color}.` };
    expect(readText(await press(slide, texts, 'save', formOn(shown)))).toContain('Saved.');
  }
  expect(described(await press(slide, {}, 'no-photo:picture'))).toBe('');
  given.restore();
}, 60_000);

it('asks before a doctor goes, says what else names one, and brings one back', async () => {
  const asked = await press('/website/whitaker', {}, 'take-out');
  expect(readText(asked)).toMatch(
    /Remove “Dr\. James Whitaker”\?[\s\S]*the reviews \(\d\) and the publications \(\d\)[\s\S]*These links and choices change too[\s\S]*Insurance plans[\s\S]*Remove and update links/,
  );
  expect(listed()).toContain('whitaker');
  const { reviews, publications } = parse(given.contentOf('physicians/salinas.yaml'));
  expect(readText(await press('/website/salinas', {}, 'take-out'))).toContain(
    `the reviews (${reviews.length}) and the publications (${publications.length})`,
  );
  expect(status()).toBe('');
  expect(readText(await press('/website/salinas', {}, 'take-out-now'))).toContain('Removed.');
  expect(listed()).toEqual([...doctors, 'garza'].filter((id) => id !== 'salinas'));
  expect(readText(await desk.get('/website/salinas'))).toContain('Someone removed it while');
  expect(readText(await desk.get('/website/publish'))).toContain('Dr. Ricardo Salinas: removed from the site');
  expect(readText(await desk.get('/website/sign/recipes.baked-egg'))).toMatch(/^(?!.*Salinas).*Dr\. Lucía Garza/s);
  await desk.post('/website/publish/undo', { undo: 'salinas' });
  expect(listed()).toEqual([...doctors, 'garza']);
  expect(status()).toBe('');
}, 60_000);

it('refuses a broken upload', async () => {
  await expect(multipartForm('multipart/form-data; boundary=x', Buffer.from('broken'))).rejects.toMatchObject({ statusCode: 400 });
});
