/** The steps opened again: another reaction, a drill, and the way back to the first step. */
import { emergency } from '#app/content/emergency/emergency.server.ts';
import { words } from '#app/pages/calm-mode/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { storageKeys } from '#app/site/storage-keys.ts';
import { expectAccessible } from '../support/axe.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const { cards, anaphylaxis } = emergency();
const [device] = anaphylaxis.devices;
if (!device) throw new Error('The emergency page names no device');

for (const language of triedLanguages) {
  test(`${language}: asks after half an hour whether it is the same reaction`, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-10-14T19:48:00Z') });
    await page.goto(pathOf('calm-mode', language));
    const main = page.getByRole('main');
    const step = main.getByRole('heading', { level: 2 });
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    await button(device.name[language]).tap();
    for (const { text } of device.steps.slice(0, -1)) {
      await expect(step).toHaveText(text[language]);
      await button(words.next[language]).tap();
    }
    await button(words.given[language]).tap();
    await expect(step).toHaveText(cards.anaphylaxis.steps[1]?.[language] ?? '');

    await page.clock.fastForward('20:00');
    await page.reload();
    await hydrate(page);
    await expect(step).toHaveText(cards.anaphylaxis.steps[1]?.[language] ?? '');

    await page.clock.fastForward('10:01');
    await page.reload();
    await hydrate(page);
    await expect(step).toContainText(/2:48/);
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page, 'the question');
    await button(words.sameYes[language]).tap();
    await expect(step).toHaveText(cards.anaphylaxis.steps[1]?.[language] ?? '');

    await page.reload();
    await hydrate(page);
    await button(words.sameNo[language]).tap();
    await expect(step).toHaveText(words.which[language]);
    await page.reload();
    await hydrate(page);
    await expect(step).toHaveText(device.steps[0]?.text[language] ?? '');
  });

  test(`${language}: a practice run is remembered by nothing, and every step leads back to the start`, async ({ page }) => {
    await page.goto(pathOf('calm-mode', language));
    const main = page.getByRole('main');
    const step = main.getByRole('heading', { level: 2 });
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    await button(words.practice[language]).tap();
    await expect(main.getByRole('status').filter({ hasText: words.practicing[language] })).toBeVisible();
    await expectAccessible(page, 'a practice run');
    await button(device.name[language]).tap();
    for (const { text } of device.steps.slice(0, -1)) {
      await expect(step).toHaveText(text[language]);
      await expect(button(words.again[language])).toBeVisible();
      await button(words.next[language]).tap();
    }
    await button(words.given[language]).tap();
    await expect(main.getByRole('timer')).toBeVisible();
    const kept = () =>
      page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [storageKeys.emergencyDoses, storageKeys.ownDevice]);
    expect(await kept()).toEqual([null, null]);
    await button(words.again[language]).tap();
    await expect(step).toHaveText(words.which[language]);
    await expect(main.getByRole('timer')).toHaveCount(0);
    await button(words.endPractice[language]).tap();
    await expect(button(words.practice[language])).toBeVisible();
    await page.reload();
    await expect(step).toHaveText(words.which[language]);
  });
}
