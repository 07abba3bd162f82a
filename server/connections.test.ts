import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { startFixture } from './testing/fixture-site.ts';

// Other effects of many or slow connections: connections.storm.test.ts.
it('a connection that requests thousands of pages at once is ended, and others are served meanwhile', async () => {
  const site = await startFixture();
  const flood = connect(site.port, '127.0.0.1', () => flood.write('GET /missing HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3000)));
  flood.on('error', () => {});
  const answers = await Promise.all(Array.from({ length: 10 }, () => site.get('/team')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const open = () => new Promise((done) => site.app.server.getConnections((_error, count) => done(count)));
  await vi.waitFor(async () => expect(await open()).toBe(0), 10_000);
  // Only the first few requests on the connection were handled.
  expect(site.logged.filter(({ path }) => path === '/missing').length).toBeLessThan(10 + 12);
  expect(site.faults).toEqual([]);
  await site.close();
});
