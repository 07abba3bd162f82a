/** The measures of what stands around every page, on a day on which a closure is announced. */
import type { Locator } from '@playwright/test';
import { assistantWords } from '#app/frame/assistant-words.ts';
import { words as emergencyWords } from '#app/parts/emergency-card/words.ts';
import { closureWords } from '#app/parts/hours/closure-words.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { fontsTried, openIn } from '../support/fonts.ts';
import { expectLive } from '../support/hydration.ts';
import { headerFaults } from '../support/large-text.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

/** Of the window, at most, above the page's own content. */
const mostAbove = 0.15;
/** Screens of a phone. */
const mostFooter = 1.2;

/** In how many lines an element's own words stand. */
function linesOf(element: Element): number {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const tops = texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].map(({ top }) => Math.round(top));
  });
  return new Set(tops).size;
}

const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-24T20:00:00Z')));

for (const language of languages) {
  test(`${language}: bars, menu and foot keep their measures, and one entry leads to the emergency page`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const banner = page.getByRole('banner');
    const contentinfo = page.getByRole('contentinfo');
    const notice = page.getByRole('complementary', { name: closureWords.closureNotice[language] });
    const emergencyNow = page.getByRole('link', { name: emergencyWords.emergencyNow[language] });
    const emergencyInHeader = banner.getByRole('link', { name: /^Emerg/ });
    for (const fonts of fontsTried) {
      await test.step(`on a phone the bars and the foot are small in ${fonts}`, async () => {
        await openIn(fonts, page, pathOf('team', language));
        await expect(notice).toBeVisible();
        await expectLive(page);
        expect((await box(page.getByRole('main'))).y).toBeLessThanOrEqual(mostAbove * 740);
        expect((await box(contentinfo)).height).toBeLessThanOrEqual(mostFooter * 740);
      });
    }
    await test.step('on a phone the one entry stays in sight', async () => {
      const entries = page.locator(`a[href="${pathOf('emergency', language)}"]`).filter({ visible: true });
      const inWindow = async () => (await Promise.all((await entries.all()).map(box))).filter(({ y }) => y >= 0 && y < 740).length;
      await expect(emergencyNow).toBeInViewport();
      expect(await inWindow()).toBe(1);
      await page.mouse.wheel(0, 600);
      await expect(emergencyInHeader).toBeInViewport();
      expect(await inWindow()).toBe(1);
    });
    for (const [width, height] of [
      [1440, 900],
      [1920, 1080],
      [1366, 768],
      [768, 1024],
    ] as const) {
      await test.step(`head, notice, page and foot share their edges at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        const left = async (locator: Locator) => Math.round((await box(locator)).x);
        const title = await left(page.getByRole('heading', { level: 1 }));
        for (const part of [
          banner.getByRole('link').first(),
          emergencyNow,
          notice.getByRole('listitem').first(),
          contentinfo.getByRole('heading', { level: 3 }).first(),
        ])
          expect(await left(part)).toBe(title);
        expect((await box(page.getByRole('main'))).y).toBeLessThanOrEqual(mostAbove * height);
      });
    }
    for (const width of [1280, 1440]) {
      await test.step(`the menu keeps to one line at ${width} px when the way to the emergency page joins it`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.mouse.wheel(0, 600);
        await expect(emergencyInHeader).toBeInViewport();
        const menu = await banner.getByRole('navigation').getByText(/ /).filter({ visible: true }).all();
        expect(menu.length).toBeGreaterThan(2);
        for (const label of menu) expect(await label.evaluate(linesOf), await label.innerText()).toBe(1);
      });
    }
  });
}

/** Widths at which what stands in the header changes, the widest of each shape among them, and those of common devices. */
const headerWidths = [
  320, 335, 336, 360, 412, 600, 639, 640, 719, 720, 767, 768, 820, 834, 895, 896, 1023, 1024, 1215, 1216, 1311, 1312, 1440,
];

for (const language of languages) {
  test(`${language}: the header stands in one row at every width, also with the way to the emergency page in it`, async ({ page }) => {
    for (const fonts of fontsTried) {
      await openIn(fonts, page, pathOf('team', language));
      for (const width of headerWidths) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await headerFaults(page), `${width} px in ${fonts}`).toEqual([]);
        expect.soft((await box(page.getByRole('banner'))).height, `${width} px in ${fonts}`).toBeLessThan(60);
      }
    }
  });
}

for (const language of triedLanguages) {
  test(`${language}: the button for questions is whole where it is seen, as large as a finger needs`, async ({ page }) => {
    for (const id of ['home', 'condition/asthma', 'medications-to-avoid', 'team'] as const) {
      await page.goto(pathOf(id, language));
      const button = page.getByRole('button', { name: assistantWords.open[language] });
      for (const width of [360, 768, 1366]) {
        await page.setViewportSize({ width, height: 740 });
        await expect(button).toBeInViewport({ ratio: 1 });
        const { width: wide, height: high } = await box(button);
        expect(Math.min(wide, high), `${id} at ${width} px`).toBeGreaterThanOrEqual(48);
      }
    }
  });
}
