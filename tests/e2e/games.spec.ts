import { words as popWords } from '#app/pages/pollen-pop/words.ts';
import { words as noseWords } from '#app/pages/runny-nose/words.ts';
import { words } from '#app/parts/games/words.ts';
import { words as albumWords } from '#app/parts/kids/album-words.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

for (const language of triedLanguages) {
  test(`${language}: a sky of pollen is cleared by keyboard, without hurry, and its cards are in the album`, async ({ page }) => {
    await page.clock.install();
    await page.goto(pathOf('pollen-pop', language));
    await hydrate(page);
    await page.getByRole('button', { name: new RegExp(`^${words.still[language]}`) }).click();
    const field = page.getByRole('group', { name: popWords.field[language] });
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: words.resume[language], exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    const next = page.getByRole('button', { name: popWords.nextSky[language](language === 'es' ? 'marzo' : 'March') });
    const friend = new RegExp(`${popWords.bee[language]}|${popWords.monarch[language]}`);
    // A child goes from one to the next and lets friends fly.
    for (let presses = 0; presses < 40 && !(await next.isVisible()); presses++) {
      await page.keyboard.press('ArrowRight');
      const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      if (!friend.test(name)) await page.keyboard.press('Space');
      await page.clock.runFor(1000);
    }
    await expect(next).toBeVisible();
    await expect(page.getByRole('img', { name: words.starsOf[language](3) })).toBeVisible();
    await expect(page.getByText(words.newCards[language])).toBeVisible();
    await page.goto(pathOf('games', language));
    await expect(page.getByText(albumWords.count[language](2, 15))).toBeVisible();
    await page.getByRole('button', { name: albumWords.empty[language] }).click();
    await expect(page.getByText(albumWords.count[language](0, 15))).toBeVisible();
  });

  test(`${language}: one button alone plays: a press takes what the ring is on`, async ({ page }) => {
    await page.clock.install();
    await page.goto(pathOf('runny-nose', language));
    await hydrate(page);
    await page.getByRole('button', { name: new RegExp(`^${words.oneButton[language]}`) }).click();
    await expect(page.getByRole('button', { name: words.press[language] })).toBeFocused();
    await page.clock.runFor(2000);
    await expect(page.getByRole('group', { name: noseWords.choose[language] }).getByRole('button')).toHaveCount(2);
    await page.keyboard.press('Space');
    await expect(page.getByRole('group', { name: noseWords.choose[language] }).getByRole('button')).toHaveCount(0);
  });

  test(`${language}: the nose's round is paused and taken up, begun again or left`, async ({ page }) => {
    await page.goto(pathOf('runny-nose', language));
    await hydrate(page);
    await page.getByRole('button', { name: new RegExp(`^${words.play[language]}`) }).click();
    await expect(page.getByRole('slider', { name: noseWords.field[language] })).toBeFocused();
    await page.keyboard.press('Escape');
    const resume = page.getByRole('button', { name: words.resume[language], exact: true });
    await expect(resume).toBeFocused();
    await resume.click();
    await page.getByRole('button', { name: words.pause[language], exact: true }).click();
    await page.getByRole('button', { name: words.restart[language], exact: true }).click();
    await page.getByRole('button', { name: words.pause[language], exact: true }).click();
    await page.getByRole('button', { name: words.change[language], exact: true }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^${words.still[language]}`) })).toBeVisible();
  });
}
