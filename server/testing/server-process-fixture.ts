/** Starts the server in its own process, which can be killed, and sends requests as visitors do, until they are received. */
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Receipt } from '#app/requests/api.ts';
import { type Envelope, envelopeText } from '#app/requests/envelope.ts';
import { tokenHash } from '../requests/office-token.ts';
import { officeToken } from './api-fixture.ts';
import { ask, writeFixture } from './fixture-site.ts';
import { sampleKeyId } from './stored-fixture.ts';

export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** Everything it has written to standard output and standard error. */
  readonly said: () => string;
  /** Sends it a signal, SIGKILL by default, and waits for its end. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/** Writes a built site that takes requests encrypted with the sample key, and resolves to its folder. */
export const writeFixtureBuild = () => writeFixture({ keyIds: [sampleKeyId], sample: false, siteOrigin: 'https://www.example.com' });

const main = join(import.meta.dirname, '../main.ts');

/** Starts the server. `through` is a shell command to run first in the same process, such as one that sets a limit. */
export async function startServer(build: string, env: Readonly<Record<string, string>>, through?: string): Promise<ServerProcess> {
  const everything = {
    ...process.env,
    HOST: '',
    PORT: '0',
    OFFICE_TOKEN_HASHES: tokenHash(officeToken),
    REQUESTS_PER_HOUR_AND_NETWORK: '1000000',
    ...env,
  };
  const command = [process.execPath, main, build];
  const child = through
    ? spawn('sh', ['-c', `${through}; exec "$@"`, 'sh', ...command], { env: everything })
    : spawn(command[0] ?? '', command.slice(1), { env: everything });
  return startProgram(child);
}

/** Waits until a program has printed the address of the site. */
async function startProgram(child: ChildProcessWithoutNullStreams): Promise<ServerProcess> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const port = await listening(child, () => said);
  return {
    port,
    pid: child.pid ?? 0,
    said: () => said,
    async kill(signal = 'SIGKILL') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

async function listening(child: ChildProcess, said: () => string): Promise<number> {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline && child.exitCode === null) {
    const port = /^The site is at http:\/\/127\.0\.0\.1:(\d+)$/m.exec(said())?.[1];
    if (port) return Number(port);
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`The server did not start: ${said().slice(0, 2000)}`);
}

/** Sends an envelope as the form does, repeating the same bytes until they are received. Rejects if it is refused, or after two minutes. */
export async function sendUntilReceived(envelope: Envelope, port: () => number, pauseMs = 20): Promise<Receipt> {
  const body = envelopeText(envelope);
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    const answer = await ask(port(), '/api/requests', { 'content-type': 'application/json' }, 'POST', body).catch(() => undefined);
    if (answer && (answer.status === 201 || answer.status === 200)) return JSON.parse(answer.text);
    if (answer && answer.status < 500) throw new Error(`Refused with ${answer.status}: ${answer.text}`);
    await new Promise((done) => setTimeout(done, pauseMs));
  }
  throw new Error('Not received within two minutes');
}
