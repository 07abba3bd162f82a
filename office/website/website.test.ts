/** Saves and refuses a form at the desk, on a copy of the site's content. Everything else of Website: website.storm.test.ts. */
import { afterAll, expect, it } from 'vitest';
import { readText } from '../desk-fixture.ts';
import { type Pressing, pressIn } from './form-fixture.ts';
import { projectFixture } from './project-fixture.ts';

const { desk, contentOf, end } = await projectFixture();
afterAll(end);

const press = (path: string, ...rest: Pressing) => pressIn(desk, path, ...rest);
const office = '/website/offices/lincoln-heights';

it('saves an hour as one changed line', async () => {
  const before = contentOf('locations.yaml').split('\n');
  expect(readText(await press(office, { 'shotHours.friday.0.closes': '12:00' }))).toContain('Saved.');
  const after = contentOf('locations.yaml').split('\n');
  expect(after.filter((line, at) => line !== before[at])).toEqual(['      friday: [{ opens: "08:00", closes: "12:00" }]']);
}, 60_000);

it('refuses what the schema refuses, at its field, in plain words, and keeps it apart', async () => {
  const before = contentOf('locations.yaml');
  const refused = await press(office, { 'shotHours.monday.0.closes': '21:45', 'phones.fax': '555' });
  expect(refused.status).toBe(422);
  expect(readText(refused)).toContain('The last shot can’t be later than 9:30 pm, so that the patient can wait 30 minutes');
  expect(refused.text).toMatch(/id="phones.fax-fault">A phone number has ten digits/);
  expect(contentOf('locations.yaml')).toBe(before);
  const left = await desk.get(office);
  expect(readText(left)).toContain('This is your draft.');
  expect(left.text).toContain('shotHours.monday.0.closes" value="21:45"');
  expect(readText(await press(office, {}, 'discard'))).toContain('Changes discarded.');
  expect((await desk.get(office)).text).not.toContain('shotHours.monday.0.closes" value="21:45"');
});

it('lists the faults of an empty form from the top down', async () => {
  const { text } = await press('/website/closures/new', {});
  const order = [...text.matchAll(/<li><a href="#([^"]*)">/g)].map(([, name]) => name);
  expect(order).toEqual(['from', 'offices', 'closed', 'reason.en', 'reason.es']);
});
