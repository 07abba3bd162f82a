import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** Returns the path of full Chromium, as people have it: the one CHROMIUM names, Playwright's own, or Debian's. */
export async function chromiumPath() {
  const { chromium } = await import('@playwright/test');
  return process.env.CHROMIUM ?? [chromium.executablePath(), '/usr/bin/chromium'].find(existsSync);
}

function isDebianRoot() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*debian/m.test(release);
}

/** Installs Debian packages, as root. @returns whether it could: on other systems it does nothing */
export async function installOnDebian(...packages) {
  if (!isDebianRoot()) return false;
  await run('apt-get', 'update', '-q');
  await run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages);
  return true;
}

/** Installs Chromium for the tests unless there is one. */
export async function ensureBrowser() {
  if (await chromiumPath()) return;
  if (!(await installOnDebian('chromium'))) await run('playwright', 'install', 'chromium', '--no-shell');
}
