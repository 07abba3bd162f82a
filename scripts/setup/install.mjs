import { existsSync, statSync } from 'node:fs';
import { run } from './run.mjs';

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs what package-lock.json names, unless npm has since it last changed. Throws when no Node is new enough. */
export async function ensureDependencies() {
  // The last file npm writes.
  if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
    console.log('Installing dependencies …');
    await run('npm', 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error');
  }
  // React Router 8 asks for this much.
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (existsSync('node_modules/.bin/node') || major > 22 || (major === 22 && minor >= 22)) return;
  const { platform, arch, version } = process;
  throw new Error(`Node 22.22 or newer is needed; this is ${version}, and the project brings none for ${platform} ${arch}.`);
}
