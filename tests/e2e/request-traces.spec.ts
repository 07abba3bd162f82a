/** Tests what a browser's files contain of a request written on another person's device, sent or not: searches a real profile by byte. */
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { deviceWords } from '#app/parts/request-form/device-words.ts';
import { words } from '#app/parts/request-form/words.ts';
import type { Answers } from '#app/requests/answers.ts';
import { browserWith, filesWith, test } from '../support/profile.ts';
import { fillStep, keptInTab, openForm } from '../support/request-form.ts';

/** Invented people, unlike anything in a browser's files. */
const people = [
  { sends: true, names: ['Xiuhnochtzin', 'Gwizdalczyk'], line: '0174' },
  { sends: false, names: ['Miztlacuilotl', 'Szczebrzuch'], line: '0191' },
] as const;
type Person = (typeof people)[number];
const answersOf = ({ names, line }: Person): Answers => ({
  'for-whom': 'for-me',
  'first-name': names[0],
  'last-name': names[1],
  phone: `(210) 555-${line}`,
  'visit-words': 'tengo xochipurpura desde abril y me da pena',
  'consent-call': true,
});
const texts = ['xochipurpura', 'me da pena', ...people.flatMap(({ names, line }) => [...names, `555-${line}`, `555${line}`])];
/** Stored on purpose, to show that the search finds what is there. */
const controls = people.map(({ line }) => `control-marker-tepozteco-${line}`);
const nowhere = Object.fromEntries(texts.map((text) => [text, []]));

/** Opens a new window, where a person writes on a device that is not theirs. */
async function writtenBy(person: Person, context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await openForm(page, 'appointment', 'es');
  await page.getByRole('checkbox', { name: deviceWords.notMine.es }).check();
  await fillStep(page, 'appointment', 'es', answersOf(person));
  await expect(page.getByText(deviceWords.keptInPage.es)).toBeVisible();
  expect(await keptInTab(page)).toEqual(['request-shared-device']);
  const fields = page.getByRole('main').locator('form input:not([type=radio], [type=checkbox]), form select, form textarea');
  for (const field of await fields.all()) await expect(field).toHaveAttribute('autocomplete', 'off');
  // Stored after the draft: if this marker is in a file, the draft would be too.
  await page.evaluate((text) => sessionStorage.setItem('control', text), `control-marker-tepozteco-${person.line}`);
  return page;
}

test('on a device that is not their own, people write, send and leave requests, and no file of the browser holds any of it', {
  tag: '@release',
}, async ({ baseURL, profile }) => {
  test.setTimeout(180_000);
  const context = await browserWith(profile, baseURL);
  const pages: Page[] = [];
  for (const person of people) pages.push(await writtenBy(person, context));
  // The browser writes its storage to files at any time; by now, what was stored last has arrived.
  const storage = join(profile, 'Default', 'Session Storage');
  await expect.poll(async () => Object.values(await filesWith(storage, controls)), { timeout: 45_000 }).not.toContainEqual([]);
  expect(await filesWith(profile, texts)).toEqual(nowhere);

  for (const [at, page] of pages.entries()) {
    if (!people[at]?.sends) continue;
    await page.getByRole('button', { name: words.send.es, exact: true }).click();
    await expect(page.getByRole('heading', { name: words.sampleSentTitle.es })).toBeVisible();
    await expect(page.getByText(deviceWords.leaveDevice.es)).toBeVisible();
    expect(await keptInTab(page)).toEqual(['request-shared-device']);
  }
  await context.close();
  expect(await filesWith(profile, texts)).toEqual(nowhere);
});
