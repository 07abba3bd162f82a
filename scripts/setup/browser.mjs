import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** Where Debian puts Chromium: without windows, a third less work for the same pages, and as people use it. */
export const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

async function isThere() {
  const { chromium } = await import('@playwright/test');
  return [process.env.CHROMIUM, chromium.executablePath(), ...systemBrowsers].some((path) => path && existsSync(path));
}

function isDebianRoot() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*debian/m.test(release);
}

/** Installs Chromium for the tests unless there is one. */
export async function ensureBrowser() {
  if (await isThere()) return;
  if (!isDebianRoot()) return run('playwright', 'install', 'chromium');
  await run('apt-get', 'update', '-q');
  const install = (...packages) => run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages);
  // Older releases of Debian have no package of the shell.
  await install('chromium', 'chromium-headless-shell').catch(() => install('chromium'));
}
