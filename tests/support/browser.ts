import type { LaunchOptions } from '@playwright/test';
import { chromiumPath } from '../../scripts/setup/browser.mjs';

/**
 * Parts of Chromium that no test needs. The pages of its address bar take up to half of the processor's time, since each
 * test opens a new window, and a process kept ready for the next site another twentieth. The rest are the features that
 * Playwright itself switches off, because a later list replaces its list.
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

/** Full Chromium, headless, without its own traffic and without access beyond this machine. */
export const launchOptions: LaunchOptions = {
  executablePath: await chromiumPath(),
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
