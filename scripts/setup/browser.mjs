import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** Where Debian puts Chromium. */
const systemChromium = '/usr/bin/chromium';
/** Chromium without windows, which is what Playwright's own download runs too: a third less work for the same pages. */
const systemHeadlessShell = '/usr/bin/chromium-headless-shell';

/** The system's browsers, the one that tests run in first; whether they are there is for the caller to see. */
export const systemBrowsers = [systemHeadlessShell, systemChromium];

/** Chromium for the tests: the one Playwright finds, else the system's. Undefined when there is none. */
export async function findBrowser(ofTheSystem = systemBrowsers) {
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath(), ...ofTheSystem].find((path) => path && existsSync(path));
}

/** Chromium as people use it, for measuring. Undefined when there is none. */
export const findChromium = () => findBrowser([systemChromium, systemHeadlessShell]);

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
    const install = (...packages) => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
    // Older releases of Debian have no package of the shell.
    await install('chromium', 'chromium-headless-shell').catch(() => install('chromium'));
  } else {
    await run('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = await findBrowser();
  if (!installed) throw new Error('No Chromium was found after installing it: install one and put it on the path Playwright expects.');
  return installed;
}
