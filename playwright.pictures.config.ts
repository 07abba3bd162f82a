import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * npm run test:pictures; with `-- --update-snapshots=changed` after a change that is meant, and then look at each. Not part of
 * npm test: another version of the browser, or another system, draws letters otherwise.
 */
export default defineConfig(base, {
  testDir: 'tests/pictures',
  testMatch: 'first-screens.ts',
  outputDir: 'test-results/pictures',
  snapshotPathTemplate: '{testDir}/seen/{arg}{ext}',
  retries: 0,
  reporter: 'line',
  expect: { toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.001 } },
});
