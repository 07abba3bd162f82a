import { existsSync, readFileSync, statSync } from 'node:fs';
import { run } from './run.mjs';

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** npm writes this list of what is installed last. */
const installed = 'node_modules/.package-lock.json';

/**
 * Installs the dependencies unless npm has done so since package-lock.json last changed. The desk needs none of the `tools`, and on the
 * computer with the office's key no package runs its own program during installation. Throws if no Node is new enough.
 */
export async function ensureDependencies(tools = true) {
  const isCurrent = changedAt(installed) >= changedAt('package-lock.json');
  if (!isCurrent || (tools && !readFileSync(installed, 'utf8').includes('"node_modules/vite"'))) {
    console.log('Installing dependencies …');
    const which = tools ? ['--include=dev'] : ['--omit=dev', '--ignore-scripts'];
    await run('npm', 'ci', ...which, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error');
  }
  // React Router 8 needs Node 22.22.
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (existsSync('node_modules/.bin/node') || major > 22 || (major === 22 && minor >= 22)) return;
  const { platform, arch, version } = process;
  throw new Error(`Node 22.22 or newer is needed; this is ${version}, and the project brings none for ${platform} ${arch}.`);
}
