import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import type { EngineWindow } from './engine-window.ts';

const driverProgram = '/usr/bin/WebKitWebDriver';
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

/** WebKit as Debian packages it (webkit2gtk-driver, with the MiniBrowser of libwebkit2gtk-4.1-0), on a screen of xvfb. */
export const hasWebkit = existsSync(driverProgram) && miniBrowser !== undefined && existsSync('/usr/bin/Xvfb');

/** Starts a screen nobody sees; Xvfb picks a free number and writes it to its third file. */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { display: `:${String(number).trim()}`, screen };
}

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver did not start');
}

/** @param port a free port of this machine for the driver. */
export async function webkitWindow(port: number): Promise<EngineWindow> {
  const { display, screen } = await startScreen();
  const service = spawn(driverProgram, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let problems: string[] = [];
  // The browser writes the page's console to its own output, which the driver passes on.
  for (const output of [service.stdout, service.stderr]) {
    createInterface(output).on('line', (line) => {
      if (/CONSOLE .*(ERROR|Error)/.test(line)) problems.push(line);
    });
  }
  const stop = () => {
    service.kill();
    screen.kill();
  };
  try {
    await answering(port);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary: miniBrowser,
            args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
          },
        }),
      )
      .build();
    return {
      engine: 'WebKit',
      open: (url) => driver.get(url),
      async resize(width, height) {
        await driver.manage().window().setRect({ width, height, x: 0, y: 0 });
      },
      run: <T>(code: string) => driver.executeScript<T>(code),
      click: (selector) => driver.findElement(By.css(selector)).click(),
      async type(text) {
        await driver.switchTo().activeElement().sendKeys(text);
      },
      takeProblems() {
        const taken = problems;
        problems = [];
        return taken;
      },
      async close() {
        await driver.quit().catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
