import type { Page } from '@playwright/test';
import { words } from '#app/parts/recipe/words.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

async function open(page: Page, id: 'baked-milk-recipe' | 'baked-egg-recipe', language: Language) {
  await page.goto(pathOf(id, language));
  await hydrate(page);
}

test.describe('the screen while cooking', () => {
  /** A device that keeps its screen on, and what it was asked. */
  async function fakeWakeLock(page: Page, refuses = false) {
    await page.addInitScript((refused) => {
      const log: string[] = [];
      Object.assign(window, { screenLog: log });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          async request(kind: string) {
            log.push(`on ${kind}`);
            if (refused) throw new DOMException('Low battery', 'NotAllowedError');
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
    }, refuses);
    return () => page.evaluate(() => String(Reflect.get(window, 'screenLog')));
  }

  for (const language of triedLanguages) {
    test(`${language}: stays on when asked to, and no longer`, async ({ page }) => {
      const log = await fakeWakeLock(page);
      await open(page, 'baked-egg-recipe', language);
      expect(await log()).toBe('');
      await page.getByRole('button', { name: words.awake[language], pressed: false }).click();
      await expect(page.getByRole('button', { name: words.isAwake[language], pressed: true })).toBeVisible();
      await page.getByRole('button', { name: words.isAwake[language] }).click();
      await expect(page.getByRole('button', { name: words.awake[language], pressed: false })).toBeVisible();
      expect(await log()).toBe('on screen,off');
      // Leaving the recipe lets it go too.
      await page.getByRole('button', { name: words.awake[language] }).click();
      await page.getByRole('main').getByRole('link', { name: words.backToChallenge[language] }).click();
      await expect(page).toHaveURL(pathOf('baked-challenge-recipes', language));
      await expect.poll(log).toBe('on screen,off,on screen,off');
    });
  }

  test('a device that refuses leaves the button off', async ({ page }) => {
    const log = await fakeWakeLock(page, true);
    await open(page, 'baked-milk-recipe', 'es');
    await page.getByRole('button', { name: words.awake.es }).click();
    await expect.poll(log).toBe('on screen');
    await expect(page.getByRole('button', { name: words.awake.es, pressed: false })).toBeVisible();
  });

  test('a device that cannot is not offered it', async ({ page }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
    await open(page, 'baked-milk-recipe', 'en');
    await expect(page.getByRole('button', { name: words.startOver.en })).toBeVisible();
    await expect(page.getByRole('button', { name: words.awake.en })).toHaveCount(0);
  });
});
