import { giveTextOtherLetters, openBeforeFonts, webFontFamilies, wornFonts } from '../support/fonts.ts';
import { shiftSoFar, watchShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';
import { wake } from '../support/waking.ts';

test.use({ atRest: true });

const article = '/es/patient-education/asthma';

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`no font is fetched with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(article, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(fetched.filter((url) => url.endsWith('.woff2'))).toEqual([]);
  });
}

test('the first paint is over before a font is asked for', async ({ page }) => {
  await page.goto('/team');
  await expect.poll(() => wornFonts(page)).toEqual(expect.arrayContaining(webFontFamilies));
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    asked: performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (name.endsWith('.woff2') ? [startTime] : [])),
  }));
  expect(asked.length).toBeGreaterThanOrEqual(2);
  for (const time of asked) expect(time).toBeGreaterThanOrEqual(painted);
});

function nothingMovesOn(path: string) {
  test(`nothing moves when the fonts come late: ${path}`, async ({ page }) => {
    await watchShift(page);
    const fontsCome = await openBeforeFonts(page, path);
    const come = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
    fontsCome();
    await come;
    await expect.poll(() => wornFonts(page)).toContain('Alegreya');
    await expect(page.locator('[data-aside]')).toHaveCount(0);
    expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01);
  });
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 852 } });

  // Words that a font sends to the next line while their paragraph stays; a disclosure that stands open further down.
  for (const path of ['/services/biologic-therapies', '/patient-routing']) nothingMovesOn(path);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of ['/', '/es', article, '/patient-education/food-allergies', '/es/fun-facts', '/patient-routing']) nothingMovesOn(path);

  test('a font that would have moved the page is worn by the next page', async ({ page }) => {
    await giveTextOtherLetters(page);
    await page.goto(article, { waitUntil: 'networkidle' });
    expect(await wornFonts(page)).toEqual(['Alegreya']);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await wornFonts(page)).toEqual(webFontFamilies);
  });

  test('a font that would have moved the page is worn after going on without a reload', async ({ page }) => {
    await giveTextOtherLetters(page);
    await page.goto(article, { waitUntil: 'networkidle' });
    expect(await wornFonts(page)).toEqual(['Alegreya']);
    await wake(page);
    await page.getByRole('navigation', { name: 'Usted está aquí' }).getByRole('link').last().click();
    await expect(page).not.toHaveURL(article);
    await expect.poll(() => wornFonts(page)).toEqual(webFontFamilies);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the fonts come with the page', async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
    await page.goto('/team', { waitUntil: 'networkidle' });
    expect(fonts.length).toBeGreaterThanOrEqual(2);
  });
});
