import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import type { EngineWindow } from './engine-window.ts';

/** Where Debian puts Firefox. */
const program = '/usr/bin/firefox-esr';

export const hasFirefox = existsSync(program);

/** Firefox over WebDriver BiDi, without a window on any screen. */
export async function firefoxWindow(): Promise<EngineWindow> {
  const browser = await launch({ browser: 'firefox', executablePath: program, headless: true, protocolTimeout: 60_000 });
  const page = await browser.newPage();
  let problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error instanceof Error ? error.message : error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console error: ${message.text()}`);
  });
  return {
    engine: 'Firefox',
    async open(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: <T>(code: string) => page.evaluate(`(() => { ${code} })()`) as Promise<T>,
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    takeProblems() {
      const taken = problems;
      problems = [];
      return taken;
    },
    close: () => browser.close(),
  };
}
