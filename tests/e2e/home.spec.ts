/** Tests the texts and links of the home page. */
import { slides, yearStrip } from '#app/content/content.server.ts';
import { monthName } from '#app/lib/calendar-names.ts';
import { words } from '#app/pages/home/slideshow/words.ts';
import { words as homeWords } from '#app/pages/home/words.ts';
import { physicianCards } from '#app/parts/physicians/physician-cards.server.ts';
import { pathOf } from '#app/site/paths.ts';
import { expectLive } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

/** A Wednesday morning in November, 9 am in San Antonio. */
const morning = new Date('2026-11-25T15:00:00Z');

for (const language of triedLanguages) {
  test(`${language}: the doctors' cards say all they have to say, the banner leads to the team, and the hills show each month`, {
    tag: '@release',
  }, async ({ page }) => {
    const hero = page.getByRole('region', { name: words.label[language] });
    await page.clock.setFixedTime(morning);
    await page.goto(pathOf('home', language));
    await expectLive(page);
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
    const hills = hero.getByRole('list', { name: words.months[language] });
    const months = hills.getByRole('button');
    await test.step('hills are as high as their level, in more than one height, the present month first', async () => {
      const drawn = () =>
        hills.evaluate((list) => [...list.querySelectorAll('path')].map((path) => Math.round(path.getBoundingClientRect().height)));
      // When the page knows the date, the year begins with the current month, as in the chart of the seasons.
      await expect(months.first()).toHaveAccessibleName(new RegExp(`^${monthName(11, language)} `));
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
      await expect(hero.getByRole('img', { name: scene?.alt[language] })).toBeVisible();
      const shown = hero.getByRole('figure').locator('[data-line]').filter({ visible: true });
      await expect(shown).toHaveCount(1);
      await expect(shown).toContainText(scene?.specimen[language] ?? 'no specimen');
      await expect(shown).toContainText(yearStrip().months[2]?.words[language] ?? 'no words');
    });
  });
}
