import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine } from './engine.ts';

/** Where Debian puts Firefox, which needs no driver of its own: it speaks WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
const program = '/usr/bin/firefox-esr';
export const hasFirefox = existsSync(program);

/** The page about data collection would come to the front while a test is under way. */
const preferences = 'user_pref("datareporting.policy.dataSubmissionEnabled", false);';

/** What Firefox says where a page is left while its scripts are still fetched; where they fail, the page does not hydrate. */
const leftBehind = /A ServiceWorker intercepted the request and encountered an unexpected error|error loading dynamically imported module/;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
}

/** Starts Firefox, without a window on any screen, with a profile that is thrown away. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), preferences);
  const firefox = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(firefox, 'close');
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(firefox.stderr).on('line', (line) => {
      const [, told] = /BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (told) resolve(told);
    });
    firefox.once('close', () => reject(new Error('Firefox did not start')));
  });
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');

  const waiting = new Map<number, (answer: Message) => void>();
  const problems: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data);
    const { level, text = '' } = message.params ?? {};
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === 'log.entryAdded' && level === 'error' && !leftBehind.test(text)) problems.push(text);
  });
  async function send<T>(method: string, params: object): Promise<T> {
    const id = waiting.size;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answer;
    if (error) throw new Error(`Firefox, ${method}: ${error} ${message}`);
    return result as T;
  }

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  return {
    name: 'Firefox',
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    async run(code) {
      const expression = `JSON.stringify((() => { ${code} })())`;
      const answer = await send<{ result?: { value?: string }; exceptionDetails?: { text: string } }>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: false,
      });
      if (answer.exceptionDetails) throw new Error(`Firefox: ${answer.exceptionDetails.text}`);
      return answer.result?.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    act: (actions) => send('input.performActions', { context, actions }),
    takeProblems: async () => problems.splice(0),
    async close() {
      firefox.kill();
      await ended;
      await rm(profile, { recursive: true, maxRetries: 5 });
    },
  };
}
