// npm test: installs what is missing, then runs every check there is. Stops at the first that fails.
import { readFileSync } from 'node:fs';
import { ensureBrowser } from './setup/browser.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/install.mjs';
import { run } from './setup/run.mjs';

async function step(name, work = () => run('npm', 'run', '--silent', name)) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  await work();
  console.log(`── ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Passed tests, by the reports that the test runners write (vitest.config.ts, tests/built, playwright.config.ts). */
function passed() {
  const [unit, built, browser] = ['unit', 'built', 'browser'].map((name) => JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8')));
  return unit.numPassedTests + built.numPassedTests + browser.stats.expected + browser.stats.flaky;
}

try {
  await ensureDependencies();
  // Two by two: most keep one processor busy.
  for (const pair of [
    ['typecheck', 'check:content'],
    ['imports', 'spelling'],
    ['unused', 'lint'],
  ])
    await Promise.all(pair.map((name) => step(name)));
  // Fetching a browser waits for the network; whether that failed shows when it is needed.
  const browser = ensureBrowser().catch(() => {});
  // The build trains once what three workers of the unit tests would each train for themselves.
  await step('build', ensureBuild);
  await step('test:unit');
  await step('size');
  await step('test:built');
  await browser;
  await step('test:browser');
  console.log(`\nEverything took ${(performance.now() / 60_000).toFixed(1)} minutes.\n${passed()} passed, 0 failed`);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
