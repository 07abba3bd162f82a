import { words } from '#app/parts/recipe/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

for (const language of triedLanguages) {
  test(`${language}: the screen stays on while cooking when it can, when asked to, and no longer`, async ({ page }) => {
    // A device that refuses as long as its battery is low, and what it was asked.
    await page.addInitScript(() => {
      const log: string[] = [];
      Object.assign(window, { screenLog: log, lowBattery: true });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          async request(kind: string) {
            log.push(`on ${kind}`);
            if (Reflect.get(window, 'lowBattery')) throw new DOMException('Low battery', 'NotAllowedError');
            const lock = new EventTarget();
            return Object.assign(lock, {
              async release() {
                log.push('off');
                lock.dispatchEvent(new Event('release'));
              },
            });
          },
        },
      });
    });
    const log = () => page.evaluate(() => String(Reflect.get(window, 'screenLog')));
    const off = page.getByRole('button', { name: words.awake[language], pressed: false });
    await page.goto(pathOf('baked-egg-recipe', language));
    await hydrate(page);

    await test.step('nothing is asked of the device by itself', async () => {
      await expect(off).toBeVisible();
      expect(await log()).toBe('');
    });

    await test.step('a device that refuses leaves the button off', async () => {
      await off.click();
      await expect.poll(log).toBe('on screen');
      await expect(off).toBeVisible();
    });

    await test.step('charged, it stays on, and goes off when asked to', async () => {
      await page.evaluate(() => Object.assign(window, { lowBattery: false }));
      await off.click();
      await page.getByRole('button', { name: words.isAwake[language], pressed: true }).click();
      await expect(off).toBeVisible();
      expect(await log()).toBe('on screen,on screen,off');
    });

    await test.step('leaving the recipe lets it go too', async () => {
      await off.click();
      await page.getByRole('main').getByRole('link', { name: words.backToChallenge[language] }).click();
      await expect(page).toHaveURL(pathOf('baked-challenge-recipes', language));
      await expect.poll(log).toBe('on screen,on screen,off,on screen,off');
    });
  });
}
