import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { chromium } from '@playwright/test';
import { systemBrowsers } from '../../scripts/setup/browser.mjs';

/**
 * Parts of Chromium no test needs. The pages of its address bar take up to half of the processor's time, since each
 * test opens a window of its own, and a process kept ready for the next site another twentieth. The rest is what
 * Playwright switches off by itself: a later list replaces its own.
 */
const unused = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Chromium as people have it, where it is there: it keeps and does more than the one without windows that most tests run in. */
export const fullChromium: string | undefined = [chromium.executablePath(), '/usr/bin/chromium'].find(existsSync);

/** Chromium as the tests start it: the one `npm test` found, without its own traffic, and no way out of this machine. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM ?? (existsSync(chromium.executablePath()) ? undefined : systemBrowsers.find(existsSync)),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${unused.join(',')}`,
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
  ],
};
