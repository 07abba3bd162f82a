/** What home owes to the eye: an opening that fills its share of the window, a specimen that nothing covers, a page of bearable length. */
import type { Locator, Page } from '@playwright/test';
import { slides, yearStrip } from '#app/content/content.server.ts';
import { monthName } from '#app/lib/calendar-names.ts';
import { words } from '#app/pages/home/slideshow/words.ts';
import { words as homeWords } from '#app/pages/home/words.ts';
import { words as hourWords } from '#app/parts/hours/words.ts';
import { physicianCards } from '#app/parts/physicians/physician-cards.server.ts';
import { type Language, languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { type Fonts, fontsTried, openIn } from '../support/fonts.ts';
import { expectLive } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

/** A Wednesday morning in November, 9 am in San Antonio. */
const morning = new Date('2026-11-25T15:00:00Z');

const windows = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [768, 1024],
  [390, 844],
  [360, 740],
] as const;

/** Windows of small phones, upright and lying, under the bars of their browsers. */
const lowWindows = [
  [360, 612],
  [375, 553],
  [320, 568],
  [844, 340],
  [667, 331],
] as const;

/** How many screens long the page may be. */
// Nine screens and five and a half, with room for other letters.
const lengths = [
  { width: 360, height: 740, screens: 9.4 },
  { width: 1440, height: 900, screens: 5.5 },
] as const;

const hero = (page: Page, language: Language) => page.getByRole('region', { name: words.label[language] });
const specimen = (page: Page, language: Language) => hero(page, language).getByRole('figure');

async function openHome(page: Page, language: Language, fonts: Fonts) {
  await page.clock.setFixedTime(morning);
  await openIn(fonts, page, pathOf('home', language));
  await expectLive(page);
}

/** The box of the specimen's picture, and the names of what a pointer meets on it in place of it. */
const pictureBox = (page: Page, language: Language) =>
  specimen(page, language).evaluate((figure) => {
    const image = [...figure.querySelectorAll('img')].find((one) => one.checkVisibility({ opacityProperty: true }));
    if (!image) throw new Error('No specimen shows');
    // It is drawn as a square in its box, held at the right or in the middle (app/styles/hero.css).
    const box = image.getBoundingClientRect();
    const width = Math.min(box.width, box.height);
    const free = box.width - width;
    const left = box.left + (getComputedStyle(image).objectPosition.startsWith('100%') ? free : free / 2);
    const top = box.top + (box.height - width) / 2;
    const [right, bottom] = [left + width, top + width];
    const covering: string[] = [];
    for (let down = 1; down < 10; down += 1) {
      for (let along = 1; along < 10; along += 1) {
        const met = document.elementFromPoint(left + ((right - left) * along) / 10, top + ((bottom - top) * down) / 10);
        if (!met || !figure.contains(met) || met.closest('figcaption')) covering.push(met?.textContent?.slice(0, 40) ?? 'nothing');
      }
    }
    return { left, top, right, bottom, width, covering };
  });

/** Pixels by which the specimen's label reaches into the words above it. */
const overWords = (page: Page, language: Language) =>
  specimen(page, language).evaluate((figure) => {
    const above = figure.previousElementSibling?.getBoundingClientRect();
    const label = figure.querySelector('figcaption')?.getBoundingClientRect();
    if (!above || !label) throw new Error('No label below the words');
    return Math.max(0, Math.round(above.bottom - label.top));
  });

/** The words of a heading that stand in two lines each, parted at a hyphen. */
const partedWords = (title: Locator) =>
  title.evaluate((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) found.push(word);
      }
    }
    return found;
  });

// The headline is as long as its language, and as large.
for (const language of languages) {
  for (const colorScheme of visitsEverything
    ? (['light', 'dark'] as const)
    : [language === 'en' ? ('light' as const) : ('dark' as const)]) {
    test(`${language}: in every window the opening with its strip is 85 %, the specimen whole and free, the headline in its phrases (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      for (const fonts of fontsTried) {
        await openHome(page, language, fonts);
        for (const [width, height] of lowWindows) {
          await page.setViewportSize({ width, height });
          expect.soft((await hero(page, language).boundingBox())?.height, `${width} × ${height} in ${fonts}`).toBeLessThanOrEqual(height);
          if (width < height)
            expect.soft(await overWords(page, language), `the label’s free room at ${width} × ${height} in ${fonts}`).toBe(0);
        }
        for (const [width, height] of windows) {
          await test.step(`${width} × ${height} in ${fonts}`, async () => {
            await page.setViewportSize({ width, height });
            await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
            const box = await hero(page, language).boundingBox();
            expect(Math.abs((box?.height ?? 0) - 0.85 * height), 'off by').toBeLessThanOrEqual(3);
            expect(await partedWords(page.getByRole('heading', { level: 1 }))).toEqual([]);
            // What stands above the opening takes the rest of the window; the specimen is looked at where both are in sight.
            await hero(page, language).evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
            const picture = await pictureBox(page, language);
            expect(picture.covering).toEqual([]);
            expect(picture.width).toBeGreaterThanOrEqual(width >= 1440 ? 400 : width >= 768 ? 250 : 190);
            expect(picture.left).toBeGreaterThanOrEqual(0);
            expect(picture.right).toBeLessThanOrEqual(width);
            const strip = await hero(page, language).getByRole('list', { name: words.months[language] }).boundingBox();
            expect(picture.bottom).toBeLessThanOrEqual(strip?.y ?? 0);
          });
        }
      }
    });
  }
}

for (const language of triedLanguages) {
  test(`${language}: the page is short, its hours are below the opening, and the hills of its strip show each month`, async ({ page }) => {
    for (const fonts of fontsTried) {
      await openHome(page, language, fonts);
      for (const { width, height, screens } of lengths) {
        await test.step(`at ${width} px in ${fonts} it is at most ${screens} screens long, and says today's hours below the opening`, async () => {
          await page.setViewportSize({ width, height });
          const today = page.getByRole('region', { name: hourWords.today[language], exact: true });
          const [above, below] = await Promise.all([hero(page, language).boundingBox(), today.boundingBox()]);
          expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
          await expect(today.getByText(homeWords.more[language])).toBeVisible();
          expect.soft(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(screens);
        });
      }
    }
    for (const width of [360, 768, 1024]) {
      await test.step(`each doctor's card says all it has to say at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        for (const { tagline, shortDescription, badges } of physicianCards(language))
          for (const text of [tagline ?? [], shortDescription, badges].flat())
            await expect(page.getByRole('region', { name: homeWords.physiciansTitle[language] }).getByText(text).first()).toBeVisible();
      });
    }
    await test.step('the whole of the banner leads to the team', async () => {
      const banner = page.getByRole('link', { name: homeWords.teamLink[language] }).locator('..');
      await banner.scrollIntoViewIfNeeded();
      expect(
        await banner.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return [
            [left + 9, top + 9],
            [right - 9, top + 9],
            [left + 9, bottom - 9],
            [right - 9, bottom - 9],
          ].map(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('a')?.pathname);
        }),
      ).toEqual(Array.from({ length: 4 }, () => pathOf('team', language)));
    });
    const hills = hero(page, language).getByRole('list', { name: words.months[language] });
    const months = hills.getByRole('button');
    await test.step('hills are as high as their level, in more than one height, the present month first', async () => {
      const drawn = () =>
        hills.evaluate((list) => [...list.querySelectorAll('path')].map((path) => Math.round(path.getBoundingClientRect().height)));
      // The year begins with the present month once the page knows it, as in the chart of the seasons.
      await expect(months.first()).toHaveAccessibleName(monthName(11, language));
      await expect.poll(async () => (await drawn()).filter((height) => height > 0).length).toBe(12);
      const heights = await drawn();
      const ofLevel = new Map<number, Set<number>>();
      for (const [place, { level }] of [...yearStrip().months.slice(10), ...yearStrip().months.slice(0, 10)].entries())
        ofLevel.set(level, (ofLevel.get(level) ?? new Set()).add(heights[place] ?? 0));
      const tall = [...ofLevel].toSorted(([one], [other]) => one - other).map(([, found]) => [...found]);
      expect(tall.every((found) => found.length === 1)).toBe(true);
      expect(tall.length).toBeGreaterThan(1);
      for (const [place, [height = 0]] of tall.slice(1).entries()) expect(height).toBeGreaterThan(1.4 * (tall[place]?.[0] ?? 0));
    });
    await test.step('on a phone a month of the strip shows its sky, its specimen and its words', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const march = months.nth(4);
      await march.focus();
      await page.keyboard.press('Enter');
      await expect(march).toHaveAttribute('aria-pressed', 'true');
      const scene = slides().find((slide) => slide.months.includes(3));
      await expect(hero(page, language).getByRole('img', { name: scene?.alt[language] })).toBeVisible();
      const shown = specimen(page, language).locator('[data-line]').filter({ visible: true });
      await expect(shown).toHaveCount(1);
      await expect(shown).toContainText(scene?.specimen[language] ?? 'no specimen');
      await expect(shown).toContainText(yearStrip().months[2]?.words[language] ?? 'no words');
    });
  });
}
