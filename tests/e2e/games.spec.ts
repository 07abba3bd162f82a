import { goalCount } from '#app/pages/pollen-pop/rules.ts';
import { words as popWords } from '#app/pages/pollen-pop/words.ts';
import { words as noseWords } from '#app/pages/runny-nose/words.ts';
import { words } from '#app/parts/games/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

for (const language of triedLanguages) {
  test(`${language}: grains are popped by keyboard, a pause waits, the end tells whom one met`, async ({ page }) => {
    await page.goto(pathOf('pollen-pop', language));
    await hydrate(page);
    await page.getByRole('radio', { name: popWords.still[language] }).check();
    await page.getByRole('button', { name: words.play[language], exact: true }).click();
    // The focus is on a grain: the next key pops it.
    await page.keyboard.press('Enter');
    await expect(page.getByText(popWords.popped[language](1, goalCount.all), { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: words.resume[language], exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: popWords.finish[language], exact: true }).click();
    await expect(page.getByRole('heading', { name: popWords.over[language] })).toBeFocused();
    await page.getByRole('button', { name: words.playAgain[language], exact: true }).click();
    await expect(page.getByRole('button', { name: words.pause[language], exact: true })).toBeVisible();
  });

  test(`${language}: the nose's round is paused and taken up, begun again or left`, async ({ page }) => {
    await page.goto(pathOf('runny-nose', language));
    await hydrate(page);
    await page.getByRole('button', { name: words.play[language], exact: true }).click();
    await expect(page.getByRole('slider', { name: noseWords.field[language] })).toBeFocused();
    await page.keyboard.press('Escape');
    const resume = page.getByRole('button', { name: words.resume[language], exact: true });
    await expect(resume).toBeFocused();
    await resume.click();
    await page.getByRole('button', { name: words.pause[language], exact: true }).click();
    await page.getByRole('button', { name: words.restart[language], exact: true }).click();
    await page.getByRole('button', { name: words.pause[language], exact: true }).click();
    await page.getByRole('button', { name: words.change[language], exact: true }).click();
    await expect(page.getByRole('radio', { name: noseWords.slow[language] })).toBeVisible();
  });
}
