import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface SiteServer {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the server of a checkout, which serves the site built there, on a free port of this machine. Rejects with its error output when it
 * does not start.
 */
export async function serveSite(checkout: string): Promise<SiteServer> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1' };
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: checkout, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(server, 'close');
  process.once('exit', () => server.kill());
  let said = '';
  server.stderr.on('data', (text) => {
    said += text;
  });
  const origin = await new Promise<string | undefined>((resolve) => {
    const lines = createInterface(server.stdout);
    // The server's later lines are one per request.
    lines.on('line', (line) => line.startsWith('The site is at ') && resolve(line.split(' ').at(-1)));
    lines.on('close', () => resolve(undefined));
  });
  if (!origin) throw new Error(`The server of ${checkout} did not start:\n${said}`);
  const stop = async () => {
    server.kill('SIGTERM');
    await closed;
  };
  return { origin, stop };
}
