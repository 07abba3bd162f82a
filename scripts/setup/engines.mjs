/** Installs Firefox and WebKit for `npm run engines`, on Debian as root. Elsewhere, the tests of a missing engine are skipped. */
import { existsSync } from 'node:fs';
import { installOnDebian } from './browser.mjs';

const programs = { 'firefox-esr': '/usr/bin/firefox-esr', 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' };

const missing = Object.entries(programs).flatMap(([name, program]) => (existsSync(program) ? [] : [name]));
if (missing.length > 0 && !(await installOnDebian(...missing))) console.log(`Not installed, so not tried: ${missing.join(', ')}`);
