import { connect } from 'node:net';
import { expect, it } from 'vitest';
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
