// npm test: installs what is missing, then runs the everyday checks; npm run test:release has the rest. Stops at the first that fails.
import { readFileSync } from 'node:fs';
import { composeContent, preload } from '../tests/practice/compose.mjs';
import { ensureBrowser } from './setup/browser.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/install.mjs';
import { held, run, runWith, stop } from './setup/run.mjs';
import { sourceHash } from './setup/sources.mjs';

let failed = false;

/** Runs one of several simultaneous steps, and prints its whole output at the end. The first that fails stops the others. */
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

/** Prints the last line of go-live. Its exit code 1 means that something must be approved or replaced, which is no fault of the code. */
async function goLive() {
  await run('npm', 'run', '--silent', 'go-live').catch((error) => {
    if (error.code !== 1) throw error;
  });
  const output = held.getStore();
  const last = Buffer.concat(output).toString().trim().split('\n').at(-1);
  output.splice(0, output.length, Buffer.from(`${last}\n`));
}

/** Counts passed tests, from the reports that the test runners write (vitest.config.ts, tests/built, playwright.config.ts). */
function passed() {
  const [unit, built, browser] = ['unit', 'built', 'browser'].map((name) => JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8')));
  return unit.numPassedTests + built.numPassedTests + browser.stats.expected + browser.stats.flaky;
}

/** What the tests are written for: their own content, in a site that is compressed quickly. */
const testsContent = { CONTENT_ROOT: composeContent(), COMPRESSION: 'low' };
/** What the practice writes: checked, built, and every type of page visited. */
const practicesContent = { CONTENT_ROOT: 'content', COMPRESSION: 'low' };
const isSameContent = sourceHash(testsContent) === sourceHash(practicesContent);

const minutes = () => `${(performance.now() / 60_000).toFixed(1)} minutes`;

try {
  await ensureDependencies();
  const ofTests = { ...testsContent, NODE_OPTIONS: preload };
  const test = (name, settings = testsContent) => step(name, () => runWith(settings, 'npm', 'run', '--silent', name));
  await Promise.all([
    // Fetching a browser waits for the network; a failure shows when the browser is needed.
    held.run([], ensureBrowser).catch(() => {}),
    step('build', () => ensureBuild(ofTests)).then(() => Promise.all([test('size', ofTests), test('test:built')])),
    steps('typecheck', 'check:content', 'imports', 'spelling', 'unused', 'lint', 'rooms')
      .then(() => step('go-live', goLive))
      .then(() => test('test:unit')),
  ]);
  console.log(`\nEverything before the browser took ${minutes()}.\n\n── test:browser`);
  await runWith(testsContent, 'npm', 'run', '--silent', 'test:browser');
  const count = passed();
  // The samples that the project comes with are the tests' content too, whose pages have been visited.
  if (!isSameContent) {
    console.log(`\n── the practice's own content, after ${minutes()}`);
    await ensureBuild(practicesContent);
    await runWith(practicesContent, 'npm', 'run', '--silent', 'test:browser', '--', 'tests/a11y/every-page.spec.ts');
  }
  console.log(`\nEverything took ${minutes()}.\n${count} passed, 0 failed`);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
