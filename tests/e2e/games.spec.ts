import { monthName } from '#app/lib/calendar-names.ts';
import { words as popWords } from '#app/pages/pollen-pop/words.ts';
import { words as noseWords } from '#app/pages/runny-nose/words.ts';
import { words } from '#app/parts/games/words.ts';
import { words as albumWords } from '#app/parts/kids/album-words.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

for (const language of triedLanguages) {
  test(`${language}: a child clears a sky of pollen, finds its cards in the album, and goes on to the nose`, { tag: '@release' }, async ({
    page,
  }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const way = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
    await page.clock.install();
    await page.goto(pathOf('pollen-pop', language));
    await hydrate(page);

    await test.step('the sky is cleared by keyboard, without hurry', async () => {
      await way(words.still[language]).click();
      await expect(page.getByRole('group', { name: popWords.field[language] })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expect(button(words.resume[language])).toBeFocused();
      await page.keyboard.press('Enter');
      const next = page.getByRole('button', { name: popWords.nextSky[language](monthName(3, language)) });
      const friend = new RegExp(`${popWords.bee[language]}|${popWords.monarch[language]}`);
      // A child goes from one grain to the next and lets friends fly.
      for (let presses = 0; presses < 40 && !(await next.isVisible()); presses++) {
        await page.keyboard.press('ArrowRight');
        const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
        if (!friend.test(name)) await page.keyboard.press('Space');
        await page.clock.runFor(1000);
      }
      await expect(next).toBeVisible();
      await expect(page.getByRole('img', { name: words.starsOf[language](3) })).toBeVisible();
      await expect(page.getByText(words.newCards[language])).toBeVisible();
    });

    await test.step('the cards are in the album, which can be emptied', async () => {
      await page.goto(pathOf('games', language));
      await expect(page.getByText(albumWords.count[language](2, 15))).toBeVisible();
      await button(albumWords.empty[language]).click();
      await expect(page.getByText(albumWords.count[language](0, 15))).toBeVisible();
    });

    await test.step('the nose’s round is paused and taken up, begun again or left', async () => {
      await page
        .getByRole('main')
        .locator(`a[href="${pathOf('runny-nose', language)}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(pathOf('runny-nose', language));
      await hydrate(page);
      await way(words.play[language]).click();
      await expect(page.getByRole('slider', { name: noseWords.field[language] })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button(words.resume[language])).toBeFocused();
      await button(words.resume[language]).click();
      await button(words.pause[language]).click();
      await button(words.restart[language]).click();
      await button(words.pause[language]).click();
      await button(words.change[language]).click();
      await expect(way(words.still[language])).toBeVisible();
    });

    await test.step('one button alone plays: a press takes what the ring is on', async () => {
      await way(words.oneButton[language]).click();
      await expect(page.getByRole('button', { name: words.press[language] })).toBeFocused();
      await page.clock.runFor(2000);
      const choices = page.getByRole('group', { name: noseWords.choose[language] }).getByRole('button');
      await expect(choices).toHaveCount(2);
      await page.keyboard.press('Space');
      await expect(choices).toHaveCount(0);
    });
  });
}
