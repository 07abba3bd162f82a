// npm test: installs what is missing, then runs every check there is. Stops at the first kind that fails.
import { mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { ensureBrowser } from './setup/browser.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { endWithNpm } from './setup/end-with-npm.mjs';
import { projectNode } from './setup/node.mjs';
import { run } from './setup/run.mjs';

const started = performance.now();
const reports = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' };

async function step(name, work) {
  const begun = performance.now();
  console.log(`\n── ${name}`);
  await work();
  console.log(`── ${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

/** Passed and failed tests of both runners, from the reports they wrote. */
function counts() {
  const unit = JSON.parse(readFileSync(reports.unit, 'utf8'));
  const { stats } = JSON.parse(readFileSync(reports.browser, 'utf8'));
  return {
    passed: unit.numPassedTests + stats.expected + stats.flaky,
    failed: unit.numFailedTests + stats.unexpected,
  };
}

endWithNpm();
try {
  await ensureDependencies();
  const node = projectNode();
  // Tools that start their own workers find the project's Node first.
  process.env.PATH = [dirname(node), process.env.PATH].join(delimiter);
  const tool = (path, ...args) => run(node, [`node_modules/${path}`, ...args]);
  mkdirSync('test-results', { recursive: true });

  await step('types', () => tool('typescript/bin/tsc', '--noEmit'));
  await step('lint and format', () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'));
  await step('imports', () => tool('dependency-cruiser/bin/dependency-cruise.mjs', 'app', 'art', 'office', 'scripts', 'server', 'tests'));
  await step('content', () => run(node, ['scripts/check-content.ts']));
  await step('articles', () => run(node, ['scripts/check-articles.ts']));
  await step('spelling', () => tool('cspell/bin.mjs', 'lint', '--no-progress', 'content/**/*.mdoc'));
  // Fetching a browser waits for the network; whether that failed is asked when the browser is needed.
  const browser = ensureBrowser();
  browser.catch(() => {});
  await step('unit tests', () =>
    tool('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`),
  );
  await step('build', ensureBuild);
  process.env.CHROMIUM = await browser;
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = reports.browser;
  await step('browser tests', () => tool('@playwright/test/cli.js', 'test', '--reporter=dot,json'));

  const { passed, failed } = counts();
  console.log(`\nEverything took ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`);
  console.log(`${passed} passed, ${failed} failed`);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
