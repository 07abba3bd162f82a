import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';

const stamp = 'node_modules/.installed';

/** Installs what package-lock.json names, unless exactly that is installed already. */
export async function ensureDependencies() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  // Not `npm ci`: see docs/decisions/009-installing-by-npm-install.md.
  await run('npm', ['install', '--no-save', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  });
  writeFileSync(stamp, wanted);
}
