import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';

/** Prints the browser of the tests, since their measurements hold only for it. */
export default async function nameBrowser() {
  const browser = await chromium.launch(launchOptions);
  console.log(`Chromium ${browser.version()}, headless`);
  await browser.close();
}
