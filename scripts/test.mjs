// npm test: installs what is missing, then runs every check there is. Stops at the first that fails.
import { readFileSync } from 'node:fs';
import { ensureBrowser } from './setup/browser.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/install.mjs';
import { held, run, stop } from './setup/run.mjs';

let failed = false;

/** One of several steps that run at once: what it says is shown whole when it ends. The first that fails stops the others. */
async function step(name, work = () => run('npm', 'run', '--silent', name)) {
  if (failed) return;
  const start = performance.now();
  const output = [];
  const fault = await held.run(output, work).catch((error) => error);
  if (failed) return;
  console.log(`\n── ${name}\n${Buffer.concat(output)}── ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (!fault) return;
  failed = true;
  stop('SIGTERM');
  throw fault;
}

async function steps(...names) {
  for (const name of names) await step(name);
}

/** Passed tests, by the reports that the test runners write (vitest.config.ts, tests/built, playwright.config.ts). */
function passed() {
  const [unit, built, browser] = ['unit', 'built', 'browser'].map((name) => JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8')));
  return unit.numPassedTests + built.numPassedTests + browser.stats.expected + browser.stats.flaky;
}

const minutes = () => `${(performance.now() / 60_000).toFixed(1)} minutes`;

try {
  await ensureDependencies();
  await Promise.all([
    // Fetching a browser waits for the network; whether that failed shows when it is needed.
    held.run([], ensureBrowser).catch(() => {}),
    step('build', ensureBuild).then(() => Promise.all([step('size'), step('test:built')])),
    steps('typecheck', 'check:content', 'imports', 'spelling', 'unused', 'lint', 'test:unit'),
  ]);
  console.log(`\nEverything before the browser took ${minutes()}.\n\n── test:browser`);
  await run('npm', 'run', '--silent', 'test:browser');
  console.log(`\nEverything took ${minutes()}.\n${passed()} passed, 0 failed`);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
