import type { Locator, Page } from '@playwright/test';
import { pathOf } from '#app/site/paths.ts';
import { mostToasts, toastDuration } from '#app/ui/toast-limits.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

/** Milliseconds before the end at which a message must still be there. */
const nearlyOver = 200;

const toasts = (page: Page) => page.locator('.toast');

/** The gallery with React hydrated and a clock that only the test moves. It is the heaviest page: a test goes through more than one rule. */
async function openGallery(page: Page): Promise<Locator> {
  await page.clock.install();
  await page.goto(pathOf('gallery-test-lab', 'en'));
  await hydrate(page);
  const button = page.getByRole('button', { name: 'Show a message' }).first();
  await expect(button).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  return button;
}

/** Shows messages by keyboard, so that the pointer rests nowhere near them. */
async function show(button: Locator, count = 1) {
  await button.focus();
  for (let shown = 0; shown < count; shown += 1) await button.press('Enter');
}

test('a message goes by itself after five seconds, and waits while it is hovered', async ({ page }) => {
  const button = await openGallery(page);
  await show(button);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(toastDuration - nearlyOver);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(nearlyOver);
  await expect(toasts(page)).toHaveCount(0);

  await show(button);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(toastDuration - 2 * nearlyOver);
  await toasts(page).hover();
  await page.clock.runFor(3 * toastDuration);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(nearlyOver);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(2 * nearlyOver);
  await expect(toasts(page)).toHaveCount(0);
});

test('Alt+T brings the focus to them, where they wait or are dismissed; the next one keeps its time', async ({ page }) => {
  const button = await openGallery(page);
  await show(button);
  await expect(page.getByRole('region', { name: 'Messages (Alt+T)' })).toBeVisible();
  await page.keyboard.press('Alt+t');
  await expect(toasts(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.clock.runFor(3 * toastDuration);
  await expect(toasts(page)).toHaveCount(1);
  await button.focus();
  await page.clock.runFor(toastDuration);
  await expect(toasts(page)).toHaveCount(0);

  await show(button);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await show(button);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(toastDuration);
  await expect(toasts(page)).toHaveCount(0);
});

test('they are 356 pixels wide, 14 apart, 32 from the side, and clear of the button in the corner', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const button = await openGallery(page);
  await show(button);
  // The message is not the only copy of what it says.
  await expect(page.locator('#toasts').getByText('Message 1: the link is copied')).toBeVisible();
  await show(button);
  await expect(toasts(page)).toHaveCount(2);
  const [upper, lower] = [await toasts(page).first().boundingBox(), await toasts(page).last().boundingBox()];
  const inner = await page.evaluate(() => ({ width: document.documentElement.clientWidth, height: innerHeight }));
  expect(lower?.width).toBe(356);
  expect(Math.round((lower?.y ?? 0) - ((upper?.y ?? 0) + (upper?.height ?? 0)))).toBe(14);
  expect(Math.round(inner.width - ((lower?.x ?? 0) + (lower?.width ?? 0)))).toBe(32);
  const corner = await page.locator('[popovertarget="assistant"]').first().boundingBox();
  expect((lower?.y ?? 0) + (lower?.height ?? 0)).toBeLessThan(corner?.y ?? 0);
});

test('at most three stand there; one dismissed by click or swiped 60 pixels goes alone, swiped 45 it stays', async ({ page }) => {
  const button = await openGallery(page);
  await show(button, mostToasts + 1);
  await expect(toasts(page)).toHaveCount(mostToasts);
  await expect(toasts(page).first()).toContainText('Message 2:');
  await expect(toasts(page).last()).toContainText('Message 4:');

  await toasts(page).first().getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts(page)).toHaveCount(2);
  await expect(toasts(page).first()).toContainText('Message 3:');

  for (const { pixels, left } of [
    { pixels: 45, left: 2 },
    { pixels: 60, left: 1 },
  ]) {
    const box = await toasts(page).last().boundingBox();
    const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: 4 });
    await page.mouse.up();
    await expect(toasts(page)).toHaveCount(left);
  }
  await expect(toasts(page)).toContainText('Message 3:');
});
