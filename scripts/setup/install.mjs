import { existsSync, statSync } from 'node:fs';
import { run } from './run.mjs';

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs the dependencies unless npm has done so since package-lock.json last changed. Throws if no Node is new enough. */
export async function ensureDependencies() {
  // npm writes node_modules/.package-lock.json last.
  if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
    console.log('Installing dependencies …');
    await run('npm', 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error');
  }
  // React Router 8 needs Node 22.22.
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (existsSync('node_modules/.bin/node') || major > 22 || (major === 22 && minor >= 22)) return;
  const { platform, arch, version } = process;
  throw new Error(`Node 22.22 or newer is needed; this is ${version}, and the project brings none for ${platform} ${arch}.`);
}
