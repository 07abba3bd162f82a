/**
 * npm run attack:connections: connections that ask ahead and read nothing, against the server of the built site on this
 * machine. Prints the most memory and files it took and the slowest page of other visitors meanwhile; exits with 1 when
 * one is beyond its bound. Needs a build, and Linux for /proc. Bounds: docs/deploy.md, "Connections".
 */
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../../server/testing/fixture-site.ts';
import { startServer } from '../../server/testing/server-process-fixture.ts';

/** Seconds until the last of those who do not read is cut off. */
const longestDeaf = 60;

const get = (path: string, header = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${header}\r\n`;
/** As many whole requests as fit into so many bytes. */
const filled = (bytes: number, request: string) => request.repeat(Math.floor(bytes / request.length));

interface Attack {
  readonly name: string;
  readonly connections: number;
  readonly bytes: string;
  /** Megabytes of memory the server may have at the worst. */
  readonly memory: number;
  /** Milliseconds in which another visitor must have the home page; longer where whole pages go to many at once. */
  readonly page: number;
}

const attacks: readonly Attack[] = [
  // For comparison: how busy the machine is by itself.
  { name: 'nobody', connections: 0, bytes: '', memory: 250, page: 500 },
  { name: '4 × 260 kB of pages, plain', connections: 4, bytes: filled(260_000, get('/')), memory: 250, page: 500 },
  {
    name: '4 × 260 kB of pages, brotli',
    connections: 4,
    bytes: filled(260_000, get('/', 'Accept-Encoding: br\r\n')),
    memory: 250,
    page: 500,
  },
  { name: '4 × 260 kB of missing pages', connections: 4, bytes: filled(260_000, get('/nowhere')), memory: 250, page: 500 },
  { name: '4 × 260 kB of broken addresses', connections: 4, bytes: filled(260_000, get('/%E0')), memory: 250, page: 500 },
  { name: '100 × 2 kB of /team, not read', connections: 100, bytes: filled(2_000, get('/team')), memory: 250, page: 500 },
  { name: '100 × 10 pages, not read', connections: 100, bytes: get('/').repeat(10), memory: 250, page: 1500 },
  { name: '900 × 1 page, not read', connections: 900, bytes: get('/'), memory: 400, page: 1500 },
];

const status = (pid: number, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
const files = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

async function run({ name, connections, bytes, memory: most, page: slowestPage }: Attack): Promise<boolean> {
  const server = await startServer(join(import.meta.dirname, '../../build'), { OFFICE_TOKEN_HASHES: '', TRUSTED_PROXY: '127.0.0.1' });
  const sockets: Socket[] = [];
  try {
    for (let count = 0; count < 3; count += 1) await ask(server.port, '/');
    const atRest = files(server.pid);
    const begun = performance.now();
    for (let count = 0; count < connections; count += 1) {
      const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes));
      socket.on('error', () => {});
      sockets.push(socket);
    }
    let [slowest, failed, mostFiles, cutAfter] = [0, 0, 0, Number.POSITIVE_INFINITY];
    while (performance.now() - begun < (longestDeaf + 5) * 1000 && cutAfter === Number.POSITIVE_INFINITY) {
      const asked = performance.now();
      const page = await ask(server.port, '/', { 'accept-encoding': 'br' }).catch(() => undefined);
      slowest = Math.max(slowest, performance.now() - asked);
      if (page?.status !== 200) failed += 1;
      const open = files(server.pid);
      mostFiles = Math.max(mostFiles, open);
      if (open <= atRest && (connections > 0 || performance.now() - begun > 5000)) cutAfter = (performance.now() - begun) / 1000;
      await wait(100);
    }
    const memory = status(server.pid, 'VmHWM') / 1024;
    console.log(
      [
        name,
        `${memory.toFixed(0)} MB`,
        `${mostFiles} files`,
        `slowest page ${slowest.toFixed(0)} ms, ${failed} failed`,
        `all cut after ${cutAfter.toFixed(1)} s`,
      ].join(' | '),
    );
    return memory <= most && slowest <= slowestPage && failed === 0 && cutAfter <= longestDeaf;
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.kill();
  }
}

const held: boolean[] = [];
for (const attack of attacks) held.push(await run(attack));
if (held.includes(false)) process.exitCode = 1;
