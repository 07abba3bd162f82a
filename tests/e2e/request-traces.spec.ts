/** What a browser's own files hold of a request after it was sent: a real profile, searched byte by byte. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { deviceWords } from '#app/parts/request-form/device-words.ts';
import { words } from '#app/parts/request-form/words.ts';
import { fullChromium, launchOptions } from '../support/browser.ts';
import { hydrate } from '../support/hydration.ts';
import { definitionOf, fillStep, formPath, keptInTab, question } from '../support/request-form.ts';
import { expect, test } from '../support/test.ts';

/** Nobody's, and unlike anything a browser has in its files. */
const written = {
  'for-whom': 'for-me',
  'first-name': 'Quetzalmoyotla',
  'last-name': 'Zwyrtkowicz',
  'birth-date': '1957-08-23',
  phone: '(210) 555-0187',
  'visit-words': 'tengo xochipurpura desde abril y me da pena',
  'consent-call': true,
} as const;
const secret = ['xochipurpura', 'me da pena'];
const offered = ['Quetzalmoyotla', 'Zwyrtkowicz', '555-0187', '5550187'];
/** Put there on purpose: the search finds what is there. */
const control = 'control-marker-tepozteco';

/** A text as browsers write it: a byte for a character, two, or UTF-8. As bytes, since Node finds two at even places only. */
const spellings = (text: string) => (['latin1', 'utf16le', 'utf8'] as const).map((encoding) => Buffer.from(text, encoding));

/** All files of a profile that hold a text, by the text. */
async function filesWith(profile: string, texts: readonly string[]): Promise<Record<string, string[]>> {
  const names = (await readdir(profile, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const found: Record<string, string[]> = Object.fromEntries(texts.map((text) => [text, []]));
  for (const entry of names) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    for (const text of texts)
      if (spellings(text).some((spelling) => bytes.includes(spelling))) found[text]?.push(path.slice(profile.length + 1));
  }
  return found;
}

let profile: string;
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'profile-'));
});
test.afterEach(() => rm(profile, { recursive: true, force: true }));

/** A browser as people have it, with a profile of its own: the one without windows keeps less. */
async function browserWith(baseURL: string | undefined): Promise<{ context: BrowserContext; page: Page }> {
  const args = launchOptions.args?.filter((one) => !one.startsWith('--disable-features')) ?? [];
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    executablePath: fullChromium ?? launchOptions.executablePath,
    args,
    baseURL,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

async function fillIn(page: Page, shared: boolean): Promise<void> {
  await page.goto(formPath('appointment', 'es'));
  await hydrate(page);
  await expect(page.getByRole('button', { name: words.erase.es })).toBeVisible();
  if (shared) await page.getByRole('checkbox', { name: deviceWords.notMine.es }).check();
  await fillStep(page, 'appointment', 'es', written);
  await expect(page.getByText(shared ? deviceWords.keptInPage.es : words.draftKept.es)).toBeVisible();
  // After the draft: once this has reached a file, so has the draft, however it is kept.
  await page.evaluate((text) => sessionStorage.setItem('control', text), control);
}

/** The browser writes its storage to files when it likes: what was put there after the rest has arrived. */
async function expectFlushed(): Promise<void> {
  await expect.poll(async () => (await filesWith(profile, [control]))[control]?.length, { timeout: 45_000 }).toBeGreaterThan(0);
}

const autocompleteOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('form input:not([type=radio], [type=checkbox]), form select, form textarea')
    .evaluateAll((fields) => [...new Set(fields.map((field) => field.getAttribute('autocomplete')))]);

for (const shared of [false, true]) {
  const whose = shared ? 'another’s device' : 'one’s own device';

  test(`${whose}: no file of the browser holds what was written about one’s health, before or after it is sent`, async ({ baseURL }) => {
    test.setTimeout(180_000);
    const { context, page } = await browserWith(baseURL);
    await fillIn(page, shared);
    const name = await page.evaluate(() => window.name);
    await expectFlushed();
    const key = name.replace('draft-key:', '');
    expect(key).toHaveLength(shared ? 0 : 43);
    const texts = [...secret, ...offered, ...(key ? [key] : [])];
    expect(await filesWith(profile, texts), 'while it is written').toEqual(Object.fromEntries(texts.map((text) => [text, []])));
    expect(await keptInTab(page)).toEqual([shared ? 'request-shared-device' : 'request-draft']);
    if (shared) expect(await autocompleteOf(page)).toEqual(['off']);
    else expect(await autocompleteOf(page)).toContain('given-name');

    await page.getByRole('button', { name: words.send.es, exact: true }).click();
    await expect(page.getByRole('heading', { name: words.sampleSentTitle.es })).toBeVisible();
    await expect(page.getByText(shared ? deviceWords.leaveDevice.es : deviceWords.browserKeeps.es)).toBeVisible();
    expect(await page.evaluate(() => window.name)).toBe('');
    expect(await keptInTab(page)).toEqual([shared ? 'request-shared-device' : 'request-receipt']);
    await context.close();

    const found = await filesWith(profile, texts);
    for (const text of [...secret, ...(key ? [key] : [])]) expect(found[text], text).toEqual([]);
    // Names and telephone: nowhere, but for the browser's own memory of forms on one's own device.
    const places = new Set(offered.flatMap((text) => found[text] ?? []));
    const allowed = shared ? [] : ['Default/Web Data', 'Default/Web Data-journal'];
    expect([...places].filter((place) => !allowed.includes(place))).toEqual([]);
    expect((await filesWith(profile, [control]))[control]).not.toEqual([]);
  });

  test(`${whose}: what was begun and left is in no file either`, async ({ baseURL }) => {
    test.setTimeout(120_000);
    const { context, page } = await browserWith(baseURL);
    await fillIn(page, shared);
    await expectFlushed();
    await context.close();
    const texts = [...secret, ...offered];
    expect(await filesWith(profile, texts)).toEqual(Object.fromEntries(texts.map((text) => [text, []])));
  });
}

test('on one’s own device a reload keeps what was written; on another’s it is gone, and the device is still another’s', async ({
  page,
}) => {
  const language = 'en';
  const [name] =
    definitionOf('appointment', language)
      .steps[0]?.sections.flatMap(({ fields }) => fields)
      .filter(({ id }) => id === 'first-name') ?? [];
  if (!name) throw new Error('No question for the name');
  await page.goto(formPath('appointment', language));
  await hydrate(page);
  await question(page, name).fill('Ana');
  await page.reload();
  await hydrate(page);
  await expect(question(page, name)).toHaveValue('Ana');
  const shared = page.getByRole('checkbox', { name: deviceWords.notMine[language] });
  await shared.check();
  await expect(question(page, name)).toHaveValue('Ana');
  await expect.poll(() => keptInTab(page)).toEqual(['request-shared-device']);
  await page.reload();
  await hydrate(page);
  await expect(shared).toBeChecked();
  await expect(question(page, name)).toHaveValue('');
  await shared.uncheck();
  await question(page, name).fill('Luz');
  await expect.poll(() => keptInTab(page)).toEqual(['request-draft']);
  // Another site takes the window's name away, and with it the key: this is said.
  await page.evaluate(() => {
    window.name = '';
  });
  await page.reload();
  await hydrate(page);
  await expect(page.getByText(deviceWords.lost[language])).toBeVisible();
  expect(await keptInTab(page)).toEqual([]);
});
