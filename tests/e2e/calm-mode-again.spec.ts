/** Tests reopening the steps: another reaction, a drill, and the way back to the first step. */
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
  test(`${language}: a practice run is kept nowhere; the real one asks after half an hour whether it is the same reaction`, {
    tag: '@release',
  }, async ({ page }) => {
    const main = page.getByRole('main');
    const step = main.getByRole('heading', { level: 2 });
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    const watching = cards.anaphylaxis.steps[1]?.[language] ?? '';
    /** Goes to the dose and past it; every step on the way has a button to the start. */
    const giveDose = async () => {
      await button(device.name[language]).tap();
      for (const { text } of device.steps.slice(0, -1)) {
        await expect(step).toHaveText(text[language]);
        await expect(button(words.again[language])).toBeVisible();
        await button(words.next[language]).tap();
      }
      await button(words.given[language]).tap();
      await expect(main.getByRole('timer')).toBeVisible();
    };
    const openLater = async () => {
      await page.reload();
      await hydrate(page);
    };
    await page.clock.install({ time: new Date('2026-10-14T19:48:00Z') });
    await page.goto(pathOf('calm-mode', language));
    await test.step('a practice run is remembered by nothing, and leads back to the start', async () => {
      await button(words.practice[language]).tap();
      await expect(main.getByRole('status').filter({ hasText: words.practicing[language] })).toBeVisible();
      await expectAccessible(page, 'a practice run');
      await giveDose();
      const kept = (keys: string[]) => keys.map((key) => localStorage.getItem(key));
      expect(await page.evaluate(kept, [storageKeys.emergencyDoses, storageKeys.ownDevice])).toEqual([null, null]);
      await button(words.again[language]).tap();
      await expect(step).toHaveText(words.which[language]);
      await expect(main.getByRole('timer')).toHaveCount(0);
      await button(words.endPractice[language]).tap();
      await expect(button(words.practice[language])).toBeVisible();
      await page.reload();
      await expect(step).toHaveText(words.which[language]);
    });
    await test.step('looked at after twenty minutes it goes on; opened again half an hour after the dose, it asks', async () => {
      await giveDose();
      await expect(step).toHaveText(watching);
      await page.clock.fastForward('20:00');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(step).toHaveText(watching);
      await page.clock.fastForward('10:01');
      await openLater();
      await expect(step).toContainText(/2:48/);
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expectAccessible(page, 'the question');
    });
    await test.step('the same reaction goes on where it was', async () => {
      await button(words.sameYes[language]).tap();
      await expect(step).toHaveText(watching);
    });
    await test.step('another one begins anew, with the own device', async () => {
      await openLater();
      await button(words.sameNo[language]).tap();
      await expect(step).toHaveText(words.which[language]);
      await openLater();
      await expect(step).toHaveText(device.steps[0]?.text[language] ?? '');
    });
    await test.step('the own device is forgotten when told to, and after a day', async () => {
      const kept = () => page.evaluate((key) => localStorage.getItem(key), storageKeys.ownDevice);
      await button(words.another[language]).tap();
      await button(words.erase[language]).tap();
      await expect(button(words.erase[language])).toHaveCount(0);
      expect(await kept()).toBeNull();
      await button(device.name[language]).tap();
      expect(await kept()).not.toBeNull();
      await page.clock.fastForward('24:00:01');
      await page.goto(pathOf('calm-mode', language));
      await hydrate(page);
      await expect(step).toHaveText(words.which[language]);
      expect(await kept()).toBeNull();
    });
  });
}
