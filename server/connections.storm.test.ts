/** Effects of many or slow connections on others: npm run storm. */
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startApi } from './testing/api-fixture.ts';
import { type FixtureSite, startFixture } from './testing/fixture-site.ts';

async function started(...options: Parameters<typeof startFixture>): Promise<FixtureSite> {
  const site = await startFixture(...options);
  onTestFinished(() => site.close());
  return site;
}

interface Client {
  readonly socket: Socket;
  readonly text: () => string;
}

/** Counts open connections at the server, because a client that doesn't read doesn't notice that its own was closed. */
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

it('requests sent ahead on one connection are answered one after the other, in their order', async () => {
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

it('who asks and does not read is cut off', async () => {
  const site = await started((app) => app.get('/large', () => Buffer.alloc(30 * 1024 * 1024)), { idleTimeout: 400 });
  let accepted = 0;
  site.app.server.on('connection', () => (accepted += 1));
  for (let count = 0; count < 20; count += 1) client(site, get('/large'), false);
  await vi.waitFor(() => expect(accepted).toBe(20), 10_000);
  await vi.waitFor(async () => expect(await open(site)).toBe(0), 10_000);
});

it('a client that reads slowly is served to the end, however long that takes', async () => {
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

it('nobody takes all connections: who has most of them gives up the first for another, but not a proxy', async () => {
  const site = await started(undefined, { trustedProxies: ['127.0.0.9'] });
  const hold = (count: number, address: string) =>
    Array.from({ length: count }, () => client(site, 'GET /team HTTP/1.1\r\n', true, address).socket);
  const giveUpNone = [...hold(50, '127.0.0.9'), ...hold(10, '127.0.0.2')];
  hold(940, '127.0.0.3');
  await vi.waitFor(async () => expect(await open(site)).toBe(950), 10_000);
  for (let count = 0; count < 10; count += 1) expect((await site.get('/team')).status).toBe(200);
  expect(giveUpNone.every(({ closed }) => !closed)).toBe(true);
});

it('a connection is used for a hundred requests, and the last answer says that it ends', async () => {
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

it('ends a send that brings nothing for five seconds, and waits for one that brings a little', async () => {
  const api = await startApi();
  const send = async (everyMs: number) => {
    const socket = connect(api.port, '127.0.0.1').on('error', () => {});
    let answer = '';
    socket.on('data', (chunk) => (answer = String(chunk)));
    socket.write('POST /api/requests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 8\r\n\r\n{');
    const drip = setInterval(() => socket.write(' '), everyMs);
    await vi.waitFor(() => expect(answer !== '' || socket.closed).toBe(true), 15_000);
    clearInterval(drip);
    return answer.slice(0, 12);
  };
  expect(await Promise.all([send(60_000), send(1_000)])).toEqual(['', 'HTTP/1.1 400']);
  await api.close();
});
