import type { Locator } from '@playwright/test';

/** Waits until the element no longer moves, as a visitor would. */
export async function settled(locator: Locator) {
  await locator.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined))),
  );
}
