import type { Locator } from '@playwright/test';

/** Waits until nothing of it moves any more: no visitor acts on what still slides in. */
export async function settled(locator: Locator) {
  await locator.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined))),
  );
}
