/** Tests that everything an answer, a form or results need is requested together as soon as the need is known, for slow phones. */
import type { Page } from '@playwright/test';
import { assistantWords } from '#app/frame/assistant-words.ts';
import { formAnchor } from '#app/parts/request-form/form-place.ts';
import { pathOf } from '#app/site/paths.ts';
import { expect, test } from '../support/test.ts';

/** Toasts, which every hydrated page fetches, and live content, which nothing waits for. */
const besides = /\/(toasts|headless|live)[\w-]*\.js$/;

/** Finds scripts that were first requested by the code that imports them, which had to load and run before. */
function foundLate(page: Page) {
  const first = new Map<string, string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js') && !first.has(pathname)) first.set(pathname, request.resourceType());
  });
  return {
    asked: () => [...first.keys()],
    late: () => [...first].filter(([path, type]) => type === 'script' && !besides.test(path)).map(([path]) => path),
  };
}

test('the first press of the assistant asks for all that an answer needs, and nothing does before', { tag: '@release' }, async ({
  page,
}) => {
  const files = foundLate(page);
  await page.goto(pathOf('team', 'es'));
  await page.waitForLoadState('networkidle');
  expect(files.asked().filter((path) => !besides.test(path))).toEqual([]);
  await page.getByRole('button', { name: assistantWords.open.es }).click();
  await page.getByLabel(assistantWords.label.es).fill('aceptan blue cross');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByRole('link').first()).toBeVisible();
  expect(files.late()).toEqual([]);
});

test('so does it on a page that is hydrated already', { tag: '@release' }, async ({ page }) => {
  await page.goto(pathOf('team', 'en'));
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const files = foundLate(page);
  // A line as slow as a phone's: the conversation's own import, which also starts at the press, takes longer than the list of files.
  let isListed = false;
  page.on('response', (response) => {
    isListed ||= response.url().endsWith('.txt');
  });
  const fetched = page.waitForRequest((request) => isListed && request.resourceType() === 'fetch' && request.url().endsWith('.js'));
  await page.route('**/assets/conversation-*.js', async (route) => {
    await fetched;
    await route.continue();
  });
  await page.getByRole('button', { name: assistantWords.open.en }).click();
  await page.getByLabel(assistantWords.label.en).fill('do you take blue cross');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByRole('link').first()).toBeVisible();
  // The press also starts the conversation's own import; by then everything it imports has been requested.
  expect(files.late().filter((path) => !path.includes('/conversation-'))).toEqual([]);
});

for (const [name, path, shown] of [
  ['a search', `${pathOf('search', 'en')}?q=hives`, 'main mark'],
  ['a form', `${pathOf('appointment-request', 'en')}#${formAnchor}`, `#${formAnchor} input`],
] as const) {
  test(`${name} that the address asks for is fetched from the start`, { tag: '@release' }, async ({ page }) => {
    const files = foundLate(page);
    await page.goto(path);
    await expect(page.locator(shown).first()).toBeVisible();
    expect(files.late()).toEqual([]);
  });
}

test('home asks for the typeface of its quotes once they are near', { tag: '@release' }, async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'font' && fonts.push(request.url())));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf('home', 'en'));
  await page.waitForLoadState('networkidle');
  expect(fonts).toHaveLength(2);
  await page.locator('.quote').first().scrollIntoViewIfNeeded();
  await expect.poll(() => fonts.filter((font) => font.includes('alegreya-medium')).length).toBe(1);
});
