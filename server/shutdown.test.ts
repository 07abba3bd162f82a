import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { shutDown } from './shutdown.ts';
import { startFixture } from './testing/fixture-site.ts';

/** Starts a site that answers /slow once `finish` is called. */
async function slowSite() {
  let finish = () => {};
  const wait = new Promise<void>((done) => {
    finish = done;
  });
  let arrived = () => {};
  const underWay = new Promise<void>((done) => {
    arrived = done;
  });
  const site = await startFixture((app) => {
    app.get('/slow', async () => {
      arrived();
      await wait;
      return 'done';
    });
  });
  onTestFinished(() => rm(site.folder, { recursive: true }));
  return { site, finish, underWay };
}

function open(port: number, path: string): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`));
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  socket.on('error', () => {});
  const answer = new Promise<string>((done) => {
    socket.on('close', () => done(text));
  });
  return { socket, answer };
}

it('finishes requests in progress and accepts no new ones', async () => {
  const { site, finish, underWay } = await slowSite();
  const { answer } = open(site.port, '/slow');
  await underWay;
  const closed = shutDown(site.app, 5000);
  const refusal = () =>
    new Promise((done) => {
      const socket = connect(site.port, '127.0.0.1', () => done(socket.destroy() && undefined));
      socket.on('error', (error: NodeJS.ErrnoException) => done(error.code));
    });
  await vi.waitFor(async () => expect(await refusal()).toBe('ECONNREFUSED'));
  const finished = performance.now();
  finish();
  await closed;
  expect(performance.now() - finished).toBeLessThan(1000);
  expect(await answer).toMatch(/200 OK[\s\S]*done/);
});

it('answers what arrives while it stops as at any time', async () => {
  const { site, finish, underWay } = await slowSite();
  const { socket, answer } = open(site.port, '/slow');
  await underWay;
  const closed = shutDown(site.app, 5000);
  await vi.waitFor(() => expect(site.app.server.listening).toBe(false));
  socket.write('GET /team HTTP/1.1\r\nHost: a\r\n\r\n');
  finish();
  await closed;
  expect((await answer).split('done')[1]).toMatch(/^HTTP\/1.1 200 OK[\s\S]*content-security-policy: default-src 'none'/i);
});

it('cuts off requests that take longer than the grace period', async () => {
  const { site, finish, underWay } = await slowSite();
  const { answer } = open(site.port, '/slow');
  await underWay;
  const started = performance.now();
  await shutDown(site.app, 150);
  expect(performance.now() - started).toBeLessThan(2000);
  expect(await answer).toBe('');
  finish();
});
