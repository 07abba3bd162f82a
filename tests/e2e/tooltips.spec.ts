import type { Page } from '@playwright/test';
import { pathOf } from '#app/site/paths.ts';
import { openDelay } from '#app/ui/tooltip-timing.ts';
import { hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

/** Opens the gallery's first two tooltips, hydrated and with a paused clock. */
async function openGallery(page: Page) {
  await page.clock.install();
  await page.goto(pathOf('gallery-test-lab', 'en'));
  await hydrate(page);
  const panel = page.locator('#tooltips [data-theme="light"]');
  await panel.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  return { buttons: panel.getByRole('button'), tips: panel.locator('[role="tooltip"]') };
}

test('a tooltip can be moved onto, describes its control to the keyboard, and Esc puts it away', { tag: '@release' }, async ({ page }) => {
  const { buttons, tips } = await openGallery(page);

  await test.step('it stands where it can be moved onto', async () => {
    await buttons.first().hover();
    await page.clock.runFor(openDelay);
    const [control, tip] = [await buttons.first().boundingBox(), await tips.first().boundingBox()];
    if (!control || !tip) throw new Error('Neither control nor tooltip is drawn');
    expect(tip.y).toBeGreaterThanOrEqual(control.y + control.height);
    await tips.first().hover();
    await page.clock.runFor(5000);
    await expect(tips.first()).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(1000);
    await expect(tips.first()).toBeHidden();
  });

  await test.step('it opens on keyboard focus, describes the control, and Esc puts it away', async () => {
    await buttons.first().focus();
    await page.keyboard.press('Tab');
    await expect(tips.nth(1)).toBeVisible();
    await expect(buttons.nth(1)).toHaveAccessibleDescription('Saves the hours in your calendar.');
    await page.keyboard.press('Escape');
    await expect(tips.nth(1)).toBeHidden();
    await expect(buttons.nth(1)).toBeFocused();
  });

  await test.step('a click opens nothing', async () => {
    await buttons.first().click();
    await page.clock.runFor(5000);
    await expect(tips.first()).toBeHidden();
  });
});

test('the first one of a visit opens 700 ms after the mouse came to rest on its control, which is before React', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto(pathOf('home', 'en'));
  const control = page.locator('[aria-describedby]', { has: page.locator('use[href$="#phone"]') }).first();
  await control.scrollIntoViewIfNeeded();
  const times = page.evaluate(
    () =>
      new Promise<Record<'pointed' | 'hydrated' | 'opened', number>>((resolve) => {
        const at = { pointed: 0, hydrated: 0, opened: 0 };
        addEventListener('pointerover', ({ timeStamp }) => (at.pointed ||= timeStamp), true);
        addEventListener('hydrated', ({ timeStamp }) => (at.hydrated = timeStamp));
        addEventListener('toggle', ({ timeStamp }) => resolve({ ...at, opened: timeStamp }), true);
      }),
  );
  await control.hover();
  const { pointed, hydrated, opened } = await times;
  expect(hydrated).toBeGreaterThan(pointed);
  expect(Math.abs(opened - Math.max(pointed + openDelay, hydrated))).toBeLessThan(100);
});
