import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** Where Debian puts Chromium. */
export const systemChromium = '/usr/bin/chromium';

/** Chromium for the tests: the one Playwright finds, else the system's. Undefined when there is neither. */
export async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath(), systemChromium].find((path) => path && existsSync(path));
}

function isDebianRoot() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*debian/m.test(release);
}

/** Finds a browser or installs one; returns its path. Rejects with what to do when that fails. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log('Installing Chromium …');
  if (isDebianRoot()) {
    await run('apt-get', ['update', '-q']);
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  } else {
    await run('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = await findBrowser();
  if (!installed) throw new Error('No Chromium was found after installing it: install one and put it on the path Playwright expects.');
  return installed;
}
