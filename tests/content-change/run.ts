/**
 * Shows that the practice can change its facts without touching code: copies the project, changes content/ as an
 * office manager would, and runs the checks, the unit tests and a short browser run on the copy.
 * `node tests/content-change/run.ts [--unit]`
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { changes } from './changes.ts';

const project = resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'changed-content-'));
const browserTests = ['e2e/open-now', 'e2e/shots-today', 'e2e/closures', 'e2e/visits', 'e2e/menus', 'a11y/every-page'].map(
  (name) => `tests/${name}.spec.ts`,
);
/** Only this site has the doctor. */
const newDoctorTest = 'tests/e2e/new-doctor.spec.ts';
// Playwright says nothing about a name that it does not find.
for (const file of browserTests) if (!existsSync(join(project, file))) throw new Error(`${file} is not there`);

function run(...command: string[]): void {
  execFileSync(process.execPath, command, { cwd: copy, stdio: 'inherit', env: { ...process.env, TEST_PORT: '4191' } });
}
const tool = (path: string, ...args: string[]) => run(`node_modules/${path}`, ...args);

try {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of tracked.split('\0').filter((path) => path && existsSync(join(project, path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(project, file), join(copy, file));
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  // Drawings are kept by what they are drawn from, which does not change here.
  if (existsSync(join(project, '.cache'))) cpSync(join(project, '.cache'), join(copy, '.cache'), { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    await change(join(copy, 'content'));
    console.log(`changed: ${name}`);
  }
  run('scripts/check-content.ts');
  tool('vitest/vitest.mjs', 'run');
  if (!process.argv.includes('--unit')) {
    run('scripts/build/site.ts');
    cpSync(join(copy, 'tests/content-change/new-doctor.ts'), join(copy, newDoctorTest));
    tool('@playwright/test/cli.js', 'test', newDoctorTest, ...browserTests);
  }
  console.log('The tests stay green after every change of content.');
} finally {
  rmSync(copy, { recursive: true, force: true });
}
