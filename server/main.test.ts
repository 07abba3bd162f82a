import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, writeFixture } from './testing/fixture-site.ts';

/** Each case starts the program: npm test stops it once and tries bad ports, `npm run storm` runs all. */
const isStorm = Boolean(process.env.STORM);
let build: string;
beforeAll(async () => {
  build = await writeFixture();
});
afterAll(() => rm(build, { recursive: true }));

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function start(env: Record<string, string>, folder = build) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), folder], { env: { ...process.env, HOST: '', ...env } });
  started.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  return { child, said };
}

async function listening(env: Record<string, string> = { PORT: '0' }) {
  const { child, said } = start(env);
  await vi.waitFor(() => expect(said.out).toMatch(/^The site is at http:\/\/127\.0\.0\.1:\d+\n/), { timeout: 10_000 });
  return { child, said, port: Number(/:(\d+)\n/.exec(said.out)?.[1]) };
}

describe('the server program', () => {
  it.each(isStorm ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const))(
    'prints the address of the site, serves it, and exits with 0 on %s',
    async (signal) => {
      const { child, said, port } = await listening();
      expect((await ask(port, '/team')).status).toBe(200);
      expect((await ask(port, '/doctor/jim-whitaker')).headers.location).toBe('/physicians/james-whitaker');
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([0, null]);
      expect(said.err).toBe('');
      const line = said.out.split('\n').find((text) => text.startsWith('{')) ?? '';
      expect(JSON.parse(line)).toMatchObject({ method: 'GET', path: '/team', status: 200 });
    },
    20_000,
  );

  /** Starts a request that `finish` completes. */
  async function halfRequest(port: number) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET /team HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n');
    socket.on('error', () => {});
    const answer = text(socket);
    return { answer, finish: () => socket.write('\r\n') };
  }

  it.runIf(isStorm)(
    'counts a Ctrl+C that arrives twice (from the terminal and from its parent) as one',
    async () => {
      const { child, port } = await listening();
      const exit = once(child, 'exit');
      const { answer, finish } = await halfRequest(port);
      child.kill('SIGINT');
      await setTimeout(100);
      child.kill('SIGINT');
      await setTimeout(100);
      finish();
      // The request had begun, so it's answered as usual and not cut off.
      expect(await answer).toMatch(/^HTTP\/1\.1 200/);
      expect(await exit).toEqual([0, null]);
    },
    20_000,
  );

  it.runIf(isStorm)(
    'exits at once on a second signal',
    async () => {
      const { child, port } = await listening();
      const exit = once(child, 'exit');
      const { answer } = await halfRequest(port);
      child.kill('SIGINT');
      await setTimeout(700);
      child.kill('SIGINT');
      expect(await exit).toEqual([1, null]);
      expect(await answer).toBe('');
    },
    20_000,
  );

  it.runIf(isStorm)(
    'keeps serving if its log cannot be written, and still stops in order',
    async () => {
      const log = join(build, 'log');
      // Limit files to 512 bytes: further writes fail as on a full disk.
      const limited = [
        'trap \'\' XFSZ; ulimit -f 1; exec "$@" > "$LOG"',
        'sh',
        process.execPath,
        join(import.meta.dirname, 'main.ts'),
        build,
      ];
      const child = spawn('sh', ['-c', ...limited], {
        env: { ...process.env, HOST: '', PORT: '0', LOG: log },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      started.push(child);
      const complaints = text(child.stderr);
      const port = await vi.waitFor(async () => {
        const said = /:(\d+)\n/.exec(await readFile(log, 'utf8'))?.[1];
        expect(said).toBeDefined();
        return Number(said);
      }, 10_000);
      for (let count = 0; count < 200; count += 1) expect((await ask(port, '/team')).status).toBe(200);
      expect((await readFile(log)).length).toBe(512);
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
      expect(await complaints).toBe('');
    },
    30_000,
  );

  it('on a taken port says so in one line and exits with 1', async () => {
    const { port } = await listening();
    const { child, said } = start({ PORT: String(port) });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(said.err).toMatch(new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken[^\\n]*\\n$`));
    expect(said.out).toBe('');
  }, 20_000);

  it.each([
    ['a port that is no number', { PORT: 'web' }, /^PORT must be/],
    ['an address of another machine', { PORT: '0', HOST: '192.0.2.1' }, /^192\.0\.2\.1 is not an address/],
  ])(
    'on %s says so in one line and exits with 1',
    async (_what, env, line) => {
      const { child, said } = start(env);
      expect(await once(child, 'close')).toEqual([1, null]);
      expect(said.err).toMatch(line);
      expect(said.err.trimEnd()).not.toContain('\n');
    },
    20_000,
  );

  it.runIf(isStorm)(
    'without a built site says how to build it',
    async () => {
      const { child, said } = start({ PORT: '0' }, join(tmpdir(), 'no-such-build'));
      expect(await once(child, 'close')).toEqual([1, null]);
      expect(said.err).toMatch(/^There is no built site to serve[^\n]*\n$/);
    },
    20_000,
  );
});
