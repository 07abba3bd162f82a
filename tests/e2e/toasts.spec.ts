import type { Locator, Page } from '@playwright/test';
import { writeFragment } from '#app/pages/medications/plan-fragment.ts';
import { plannerWords as words } from '#app/pages/medications/planner-words.ts';
import { pathOf } from '#app/site/paths.ts';
import { mostToasts, toastDuration } from '#app/ui/toast-limits.ts';
import { hydrate } from '../support/hydration.ts';
import { december10, november20 } from '../support/medicine-page.ts';
import { expect, test } from '../support/test.ts';

/** Milliseconds before the end at which a message must still be shown. */
const nearlyOver = 200;

/** Shows messages by keyboard, so that the pointer is nowhere near them. */
async function show(button: Locator, count = 1) {
  await button.focus();
  for (let shown = 0; shown < count; shown += 1) await button.press('Enter');
}

/** Presses on a message, moves it this many pixels to the right and lets go. */
async function swipe(page: Page, toast: Locator, pixels: number) {
  const box = await toast.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 4 });
  await page.mouse.up();
}

test('messages stand in their corner, three at most, go by themselves after five seconds, and wait for pointer and focus', {
  tag: '@release',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Every second copy fails, so that one message differs from the next.
  await page.addInitScript(() => {
    let tries = 0;
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => (tries++ % 2 === 0 ? Promise.resolve() : Promise.reject(new Error('not allowed'))) },
    });
  });
  // Only the test moves the clock.
  await page.clock.install({ time: november20 });
  await page.goto(`${pathOf('medications-to-avoid', 'en')}#${writeFragment({ testDay: december10, take: [] })}`);
  await hydrate(page);
  const button = page.getByRole('button', { name: words.share.en, exact: true });
  await expect(button).toBeEnabled();
  await page.clock.pauseAt(november20.getTime() + 60_000);
  const all = page.locator('.toast');

  await test.step('they are 356 pixels wide, 14 apart, 32 from the side, and clear of the button in the corner', async () => {
    await show(button);
    // The page also shows the message's text.
    await expect(page.getByRole('main').getByText(words.linkCopied.en)).toBeVisible();
    await show(button);
    await expect(all).toHaveCount(2);
    const [upper, lower] = [await all.first().boundingBox(), await all.last().boundingBox()];
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(lower?.width).toBe(356);
    expect(Math.round((lower?.y ?? 0) - ((upper?.y ?? 0) + (upper?.height ?? 0)))).toBe(14);
    expect(Math.round(width - ((lower?.x ?? 0) + (lower?.width ?? 0)))).toBe(32);
    const corner = await page.locator('[popovertarget="assistant"]').first().boundingBox();
    expect((lower?.y ?? 0) + (lower?.height ?? 0)).toBeLessThan(corner?.y ?? 0);
  });

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await test.step('at most three stand there; one dismissed by click or swiped 60 pixels goes alone, swiped 45 it stays', async () => {
    await show(button, mostToasts - 1);
    await expect(all).toHaveCount(mostToasts);
    await expect(all).toContainText([words.linkFailed.en, words.linkCopied.en, words.linkFailed.en]);
    await all.first().getByRole('button', { name: 'Dismiss' }).click();
    await expect(all).toHaveCount(2);
    await expect(all.first()).toContainText(words.linkCopied.en);
    await swipe(page, all.last(), 45);
    await expect(all).toHaveCount(2);
    await swipe(page, all.last(), 60);
    await expect(all).toHaveCount(1);
    await expect(all).toContainText(words.linkCopied.en);
  });

  await test.step('Alt+T brings the focus to the last one, where it waits', async () => {
    await page.mouse.move(5, 5);
    await expect(page.getByRole('region', { name: 'Messages (Alt+T)' })).toBeVisible();
    await page.keyboard.press('Alt+t');
    await expect(all.getByRole('button', { name: 'Dismiss' })).toBeFocused();
    await page.clock.runFor(3 * toastDuration);
    await expect(all).toHaveCount(1);
    await button.focus();
    await page.clock.runFor(toastDuration);
    await expect(all).toHaveCount(0);
  });

  await test.step('or is dismissed by Enter; the next one goes by itself after five seconds', async () => {
    await show(button);
    await expect(all).toHaveCount(1);
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Enter');
    await expect(all).toHaveCount(0);
    await show(button);
    await expect(all).toHaveCount(1);
    await page.clock.runFor(toastDuration - nearlyOver);
    await expect(all).toHaveCount(1);
    await page.clock.runFor(nearlyOver);
    await expect(all).toHaveCount(0);
  });

  await test.step('and waits while it is hovered', async () => {
    await show(button);
    await expect(all).toHaveCount(1);
    await page.clock.runFor(toastDuration - 2 * nearlyOver);
    await all.hover();
    await page.clock.runFor(3 * toastDuration);
    await expect(all).toHaveCount(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(nearlyOver);
    await expect(all).toHaveCount(1);
    await page.clock.runFor(2 * nearlyOver);
    await expect(all).toHaveCount(0);
  });
});
