import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';

/** Says which browser the tests run in: what they measure holds for that one. */
export default async function nameBrowser() {
  const browser = await chromium.launch(launchOptions);
  console.log(`Chromium ${browser.version()}, headless`);
  await browser.close();
}
