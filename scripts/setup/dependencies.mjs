import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';

export const installStamp = 'node_modules/.installed';

/** A hash of everything to be installed. */
export function lockHash() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
}

/** Installs what package-lock.json names, unless exactly that is installed already. */
export async function ensureDependencies() {
  const wanted = lockHash();
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  // Not `npm ci`: see docs/decisions/009-installing-by-npm-install.md.
  await run('npm', ['install', '--no-save', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  });
  writeFileSync(installStamp, wanted);
}
