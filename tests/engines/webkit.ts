import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine.ts';

const program = '/usr/bin/WebKitWebDriver';
const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

/** Whether WebKit is installed as Debian packages it (webkit2gtk-driver, with libwebkit2gtk-4.1-0's MiniBrowser), with Xvfb's screen. */
export const hasWebkit = existsSync(program) && browser !== undefined && existsSync('/usr/bin/Xvfb');

/** Starts an invisible screen; Xvfb picks a free number and writes it to its fourth file. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { display: `:${String(number).trim()}`, screen };
}

/** Sends a command of W3C WebDriver (https://www.w3.org/TR/webdriver2/). */
async function send<T>(address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<T> {
  const answer = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`WebKit: ${value.error} ${value.message}`);
  return value;
}

/** Runs in the page: under automation the MiniBrowser does not report its console, so errors are collected from the load on. */
const gatherProblems = `
  const problems = (window.problems = []);
  addEventListener('error', ({ message }) => problems.push('uncaught: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push('rejected: ' + reason));
  const { error } = console;
  console.error = (...values) => (problems.push('console error: ' + values.join(' ')), error(...values));`;

/** Starts the MiniBrowser on a separate screen. @param port a free port of this machine for its driver. */
export async function startWebkit(port: number): Promise<Engine> {
  const { display, screen } = await startScreen();
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' };
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  try {
    const root = `http://127.0.0.1:${port}`;
    const isThere = () => send(`${root}/status`, 'GET').then(Boolean, () => false);
    for (let tries = 0; tries < 100 && !(await isThere()); tries += 1) await pause(100);
    // Full screen, because the browser's bars would keep the window at least 447 px wide.
    const args = ['--automation', '--full-screen'];
    const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: browser, args } };
    const { sessionId } = await send<{ sessionId: string }>(`${root}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
    const session = `${root}/session/${sessionId}`;
    /** https://www.w3.org/TR/webdriver2/#actions */
    const act = (source: object) => send<void>(`${session}/actions`, 'POST', { actions: [source] });
    const run = <T>(script: string) => send<T>(`${session}/execute/sync`, 'POST', { script, args: [] });
    return {
      name: 'WebKit',
      async open(url) {
        await send(`${session}/url`, 'POST', { url });
        await run(gatherProblems);
      },
      resize: (width, height) => send(`${session}/window/rect`, 'POST', { x: 0, y: 0, width, height }),
      run,
      clickAt(x, y) {
        const actions = [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        return act({ type: 'pointer', id: 'mouse', actions });
      },
      type(text) {
        const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((pressed) => ({ type: pressed, value })));
        return act({ type: 'key', id: 'keyboard', actions });
      },
      takeProblems: () => run('return (window.problems ?? []).splice(0);'),
      async close() {
        await send(session, 'DELETE').catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
