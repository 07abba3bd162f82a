/** What a browser's own files hold of a request while it is written, after it was sent, and where it was left: a real profile, searched byte by byte. */
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { deviceWords } from '#app/parts/request-form/device-words.ts';
import { words } from '#app/parts/request-form/words.ts';
import type { Answers } from '#app/requests/answers.ts';
import { visitsEverything } from '../support/addresses.ts';
import { browserWith, filesWith, test } from '../support/profile.ts';
import { fillStep, keptInTab, openForm } from '../support/request-form.ts';

/** Nobody's, and unlike anything a browser has in its files. */
const everybody = [
  { shared: false, sends: true, names: ['Quetzalmoyotla', 'Zwyrtkowicz'], line: '0168' },
  { shared: false, sends: false, names: ['Tlalpixcatzin', 'Brzozowkiewicz'], line: '0162' },
  { shared: true, sends: true, names: ['Xiuhnochtzin', 'Gwizdalczyk'], line: '0174' },
  { shared: true, sends: false, names: ['Miztlacuilotl', 'Szczebrzuch'], line: '0191' },
] as const;
type Person = (typeof everybody)[number];
/** Of another's device the browser is given no more by leaving than by writing. */
const people = everybody.filter(({ shared, sends }) => visitsEverything || sends || !shared);
const answersOf = ({ names, line }: Person): Answers => ({
  'for-whom': 'for-me',
  'first-name': names[0],
  'last-name': names[1],
  phone: `(210) 555-${line}`,
  'visit-words': 'tengo xochipurpura desde abril y me da pena',
  'consent-call': true,
});
const secret = ['xochipurpura', 'me da pena'];
const offeredOf = ({ names, line }: Person) => [...names, `555-${line}`, `555${line}`];
/** Put there on purpose: the search finds what is there. */
const control = 'control-marker-tepozteco';
const controls = people.map(({ line }) => `${control}-${line}`);

/** Opens a window of its own, where somebody writes. */
async function writtenBy(person: Person, context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await openForm(page, 'appointment', 'es');
  if (person.shared) await page.getByRole('checkbox', { name: deviceWords.notMine.es }).check();
  await fillStep(page, 'appointment', 'es', answersOf(person));
  await expect(page.getByText(person.shared ? deviceWords.keptInPage.es : words.draftKept.es)).toBeVisible();
  expect(await keptInTab(page)).toEqual([person.shared ? 'request-shared-device' : 'request-draft']);
  if (person.shared) expect(await autocompleteOf(page)).toEqual(['off']);
  else expect(await autocompleteOf(page)).toContain('given-name');
  // After the draft: once this has reached a file, so has the draft, however it is kept.
  await page.evaluate((text) => sessionStorage.setItem('control', text), `${control}-${person.line}`);
  return page;
}

async function send(page: Page, { shared }: Person): Promise<void> {
  await page.getByRole('button', { name: words.send.es, exact: true }).click();
  await expect(page.getByRole('heading', { name: words.sampleSentTitle.es })).toBeVisible();
  await expect(page.getByText(shared ? deviceWords.leaveDevice.es : deviceWords.browserKeeps.es)).toBeVisible();
  expect(await page.evaluate(() => window.name)).toBe('');
  expect(await keptInTab(page)).toEqual([shared ? 'request-shared-device' : 'request-receipt']);
}

const autocompleteOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('form input:not([type=radio], [type=checkbox]), form select, form textarea')
    .evaluateAll((fields) => [...new Set(fields.map((field) => field.getAttribute('autocomplete')))]);

test('a browser in which people write, send and leave requests keeps nothing of them in its files', { tag: '@release' }, async ({
  baseURL,
  profile,
}) => {
  test.setTimeout(180_000);
  const context = await browserWith(profile, baseURL);
  const pages: Page[] = [];
  const keys: string[] = [];

  await test.step('each writes in a window of their own', async () => {
    for (const person of people) {
      const page = await writtenBy(person, context);
      const key = (await page.evaluate(() => window.name)).replace('draft-key:', '');
      expect(key).toHaveLength(person.shared ? 0 : 43);
      if (key) keys.push(key);
      pages.push(page);
    }
  });
  const hidden = [...secret, ...keys];
  const texts = [...hidden, ...people.flatMap(offeredOf)];

  await test.step('while it is written it is in no file', async () => {
    // The browser writes its storage to files when it likes: what was put there after the rest has arrived.
    const storage = join(profile, 'Default', 'Session Storage');
    await expect.poll(async () => Object.values(await filesWith(storage, controls)), { timeout: 45_000 }).not.toContainEqual([]);
    expect(await filesWith(profile, texts)).toEqual(Object.fromEntries(texts.map((text) => [text, []])));
  });

  for (const [at, page] of pages.entries()) {
    const person = people[at];
    if (person?.sends) await send(page, person);
  }
  // The others leave what they began.
  await context.close();
  const found = await filesWith(profile, [...texts, ...controls]);
  for (const text of controls) expect(found[text]).not.toEqual([]);

  for (const person of people) {
    const whose = person.shared ? 'another’s device' : 'one’s own device';
    await test.step(`${whose}: no file of the browser holds what was written about one’s health, before or after it is sent`, () => {
      for (const text of hidden) expect(found[text], text).toEqual([]);
      // Names and telephone: nowhere, but for the browser's own memory of forms, sent on one's own device.
      const places = new Set(offeredOf(person).flatMap((text) => found[text] ?? []));
      const allowed = person.sends && !person.shared ? ['Default/Web Data', 'Default/Web Data-journal'] : [];
      expect([...places].filter((place) => !allowed.includes(place))).toEqual([]);
    });
  }
});
