/** What many or slow connections do to others. npm test tries one flood of requests; the rest is `npm run storm`. */
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type FixtureSite, startFixture } from './testing/fixture-site.ts';

const isStorm = Boolean(process.env.STORM);

async function started(...options: Parameters<typeof startFixture>): Promise<FixtureSite> {
  const site = await startFixture(...options);
  onTestFinished(() => site.close());
  return site;
}

interface Client {
  readonly socket: Socket;
  readonly text: () => string;
}

/** The number of open connections as the server counts them, because a client that does not read does not notice the end of its own. */
const open = (site: FixtureSite) =>
  new Promise<number>((done, failed) => site.app.server.getConnections((error, count) => (error ? failed(error) : done(count))));

function client(site: FixtureSite, bytes: string, reads = true, localAddress = '127.0.0.1'): Client {
  let text = '';
  const socket = connect({ port: site.port, host: '127.0.0.1', localAddress }, () => socket.write(bytes));
  if (reads) socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return { socket, text: () => text };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

it.runIf(isStorm)('requests sent ahead on one connection are answered one after the other, in their order', async () => {
  let underWay = 0;
  const most = { value: 0 };
  const site = await started((app) => {
    app.get('/slow/:number', async (request) => {
      underWay += 1;
      most.value = Math.max(most.value, underWay);
      await new Promise((done) => setTimeout(done, 20));
      underWay -= 1;
      return `[${(request.params as { number: string }).number}]`;
    });
  });
  const { text } = client(site, [1, 2, 3, 4, 5].map((number) => get(`/slow/${number}`)).join('') + get('/%E0') + get('/slow/7'));
  await vi.waitFor(() => expect(text()).toContain('[7]'), 10_000);
  expect(text().match(/\[\d\]|HTTP\/1.1 404/g)).toEqual(['[1]', '[2]', '[3]', '[4]', '[5]', 'HTTP/1.1 404', '[7]']);
  expect(most.value).toBe(1);
});

const floods = [
  ['pages', '/team'],
  ['missing pages', '/nowhere'],
  ['addresses that cannot be read', '/%E0'],
] as const;

it.each(isStorm ? floods : floods.slice(0, 1))(
  'a connection that requests thousands of %s at once is ended, and others are served meanwhile',
  async (_what, path) => {
    const site = await started();
    client(site, get(path).repeat(3000), false);
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.get('/team')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await vi.waitFor(async () => expect(await open(site)).toBe(0), 10_000);
    // Only the first few requests on the connection were handled.
    expect(site.logged.filter((entry) => entry.path === path).length).toBeLessThan(10 + 12);
    expect(site.faults).toEqual([]);
  },
);

it.runIf(isStorm)('who asks and does not read is cut off', async () => {
  const site = await started((app) => app.get('/large', () => Buffer.alloc(30 * 1024 * 1024)), { idleTimeout: 400 });
  let accepted = 0;
  site.app.server.on('connection', () => (accepted += 1));
  for (let count = 0; count < 20; count += 1) client(site, get('/large'), false);
  await vi.waitFor(() => expect(accepted).toBe(20), 10_000);
  await vi.waitFor(async () => expect(await open(site)).toBe(0), 10_000);
});

it.runIf(isStorm)('a client that reads slowly is served to the end, however long that takes', async () => {
  const idleTimeout = 2_000;
  const length = 120 * 1024 * 1024;
  const site = await started((app) => app.get('/large', () => Buffer.alloc(length)), { idleTimeout });
  const { socket } = client(site, get('/large'), false);
  const begun = performance.now();
  let [read, until] = [0, 0];
  socket.on('data', (chunk) => {
    read += chunk.length;
    if (read >= until) socket.pause();
  });
  const reading = setInterval(() => {
    until = read + length / 20;
    socket.resume();
  }, 150);
  onTestFinished(() => clearInterval(reading));
  await vi.waitFor(() => expect(read).toBeGreaterThan(length), 18_000);
  expect(performance.now() - begun).toBeGreaterThan(idleTimeout);
});

it.runIf(isStorm)('nobody takes all connections: who has most of them gives up the first for another, but not a proxy', async () => {
  const site = await started(undefined, { trustedProxies: ['127.0.0.9'] });
  const hold = (count: number, address: string) =>
    Array.from({ length: count }, () => client(site, 'GET /team HTTP/1.1\r\n', true, address).socket);
  const giveUpNone = [...hold(50, '127.0.0.9'), ...hold(10, '127.0.0.2')];
  hold(940, '127.0.0.3');
  await vi.waitFor(async () => expect(await open(site)).toBe(950), 10_000);
  for (let count = 0; count < 10; count += 1) expect((await site.get('/team')).status).toBe(200);
  expect(giveUpNone.every(({ closed }) => !closed)).toBe(true);
});

it.runIf(isStorm)('a connection is used for a hundred requests, and the last answer says that it ends', async () => {
  const site = await started();
  const { text, socket } = client(site, get('/healthz'));
  for (let count = 1; count <= 100; count += 1) {
    await vi.waitFor(() => expect(text().match(/HTTP\/1.1 200/g)).toHaveLength(count), { interval: 5 });
    if (count < 100) socket.write(get('/healthz'));
  }
  expect(text().match(/^Connection: close/gim)).toHaveLength(1);
  socket.write(get('/healthz'));
  await vi.waitFor(async () => expect(await open(site)).toBe(0));
  expect(text().match(/HTTP\/1.1/g)).toHaveLength(100);
});
