import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Debian's path of Firefox, which needs no separate driver: Puppeteer speaks WebDriver BiDi with it. */
const program = '/usr/bin/firefox-esr';
export const hasFirefox = existsSync(program);

/** Firefox's messages when a page is left while its scripts load; if scripts really fail, the page does not hydrate. */
const leftBehind = /A ServiceWorker intercepted the request and encountered an unexpected error|error loading dynamically imported module/;

/** Starts Firefox without a visible window, with a temporary profile. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: program });
  const page = await browser.newPage();
  const problems: string[] = [];
  const note = (text: string) => leftBehind.test(text) || problems.push(text);
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  return {
    name: 'Firefox',
    async open(url) {
      await page.goto(url);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: async <T>(code: string) => (await page.evaluate(`(() => { ${code} })()`)) as T,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    takeProblems: async () => problems.splice(0),
    close: () => browser.close(),
  };
}
