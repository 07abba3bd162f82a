import { defineConfig } from '@playwright/test';
import './tests/practice/use.mjs';
import { launchOptions } from './tests/support/browser.ts';

// Once the tests' content is in force, since it loads the table of pages, and with it the list of doctors.
const { visitsEverything } = await import('./tests/support/addresses.ts');

const port = Number(process.env.TEST_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // What is tagged @release runs with VISITS=full alone: npm run test:every-page, a part of test:release.
  grepInvert: visitsEverything ? undefined : /@release/,
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/name-browser.ts',
  fullyParallel: true,
  // On two processors the third works while the pages of the others wait: 546 s for 590.
  workers: 3,
  // A shared machine may stall for seconds; a test that only passes the second time is still listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions,
    // Wherever the tests run, hours must read as in San Antonio.
    timezoneId: 'Asia/Tokyo',
    locale: 'en-US',
    // What a test asks of the server must reach it; tests/e2e/offline.spec.ts is about the worker.
    serviceWorkers: 'block',
    trace: 'off',
  },
  webServer: {
    command: 'node server/main.ts',
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      // Every test sends from the same address.
      REQUESTS_FOLDER: `test-results/requests-${port}`,
      OFFICE_SAMPLE_TOKEN: 'yes',
      REQUESTS_PER_HOUR_AND_NETWORK: '1000000',
    },
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
