/**
 * Checks that the practice may change its facts and texts without failing tests: copies the project, changes content/ as in
 * changes.ts and runs `npm test` on the copy. Takes as long as `npm test` and a second build.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { changes } from './changes.ts';

const project = resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'changed-content-'));

try {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of tracked.split('\0').filter((path) => path && existsSync(join(project, path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    // Times are kept so that nothing is installed again: npm would empty the folder that is linked below.
    cpSync(join(project, file), join(copy, file), { preserveTimestamps: true });
  }
  // The size check of the rooms counts the files that git would track.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  // The cache names results by their inputs, so none can be out of date here.
  if (existsSync(join(project, '.cache'))) cpSync(join(project, '.cache'), join(copy, '.cache'), { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    change(join(copy, 'content'));
    console.log(`changed: ${name}`);
  }
  execFileSync(process.execPath, ['scripts/test.mjs'], { cwd: copy, stdio: 'inherit', env: { ...process.env, TEST_PORT: '4191' } });
  console.log('The tests stay green after every change of content.');
} finally {
  rmSync(copy, { recursive: true, force: true });
}
