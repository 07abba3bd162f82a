import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** One answer, as the server logs it. */
export interface Answer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

export interface SiteServer {
  /** Without a slash at the end. */
  readonly origin: string;
  /** What was answered since this was last called. */
  readonly takeAnswers: () => Answer[];
  readonly stop: () => Promise<void>;
}

/** Milliseconds a server may take to start. */
const patience = 30_000;

/** Starts the site's own server on a free port of this machine. Rejects, with what it said, when it does not start. */
export async function serveBuild(build: string): Promise<SiteServer> {
  const server = spawn(process.execPath, ['server/main.ts', build], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const answers: Answer[] = [];
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const closed = once(server, 'close');
    server.kill('SIGTERM');
    await closed;
  };
  const origin = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The server of ${build} did not start within ${patience / 1000} s\n${said}`)), patience);
    server.once('close', () => reject(new Error(`The server of ${build} did not start:\n${said}`)));
    // Its later lines are one per request.
    createInterface(server.stdout).on('line', (line) => {
      if (line.startsWith('{')) answers.push(JSON.parse(line));
      const address = /The site is at (\S+)/.exec(line)?.[1];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    });
  }).catch(async (error) => {
    await stop();
    throw error;
  });
  return { origin, takeAnswers: () => answers.splice(0), stop };
}
