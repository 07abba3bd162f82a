import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { startApi } from './testing/api-fixture.ts';
import { startFixture } from './testing/fixture-site.ts';

it('cuts off a client that sends a header byte by byte, while others are answered', async () => {
  const requestTimeout = 1_000;
  const site = await startFixture(undefined, { requestTimeout });
  try {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        let answer = '';
        await new Promise<void>((done) => {
          const socket = connect(site.port, '127.0.0.1', () => socket.write('GET /team HTTP/1.1\r\nHost: a\r\nX: '));
          const drip = setInterval(() => socket.writable && socket.write('a'), 100);
          socket.on('data', (chunk) => {
            answer += chunk.toString('latin1');
          });
          socket.on('error', () => {});
          socket.on('close', () => {
            clearInterval(drip);
            done();
          });
        });
        return answer;
      }),
    );
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect((await site.get('/team')).status).toBe(200);
  } finally {
    await site.close();
  }
});

it.runIf(process.env.STORM)('ends a send that brings nothing for five seconds, and waits for one that brings a little', async () => {
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
