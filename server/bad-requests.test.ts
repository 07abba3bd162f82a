import { unlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { securityHeaders } from './header-list.ts';
import { type FixtureSite, hashes, startFixture } from './testing/fixture-site.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await startFixture((app) => {
    app.get('/fault', () => {
      throw new Error('secret reason');
    });
    app.get('/large', () => Buffer.alloc(20_000_000, 'a'));
  });
});
afterAll(() => site.close());

/** Sends bytes that no HTTP library would, and reads until the connection ends. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => done(answer));
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? done(answer) : failed(error)));
  });
}

/** Matches what an answer must not reveal: stacks, files, folders, or parts of the request. */
const inside = /\bat \w|node_modules|\.ts\b|\/tmp|passwd|secret|FST_|ENOENT|ENAMETOOLONG/;

describe('a path that cannot be ours', () => {
  it.each([
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5ccsp.json',
    '/team%00',
    '/%0d%0aset-cookie:a=b',
    `/${'a'.repeat(3000)}`,
  ])('%.60s is refused in one line', async (path) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(400);
    expect(answer.text).toBe('Bad request\n');
    expect(JSON.stringify(answer.headers)).not.toMatch(inside);
  });

  it.each(['/%E0%A4%A', '/%', '/%E0%A4/../../etc/passwd'])('%s, badly encoded, is answered with the not-found page', async (path) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.text).not.toMatch(inside);
  });

  it('is refused in one line for other methods than GET and HEAD', async () => {
    expect((await site.get('/%E0%A4%A', {}, 'POST')).status).toBe(400);
  });

  it.each(['/.env', '/csp.json', '/..;/csp.json', '/%252e%252e/csp.json', `/${'a'.repeat(1500)}`, '/__proto__'])(
    '%.60s finds nothing',
    async (path) => {
      const answer = await site.get(path);
      expect([400, 404]).toContain(answer.status);
      expect(answer.text).not.toMatch(inside);
    },
  );
});

describe('bytes that are no request', () => {
  it.each([
    ['a null byte in the path', 400, 'GET /te\0am HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no HTTP at all', 400, 'hello\r\n\r\n'],
    ['an endless path', 431, `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['no Host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a line break smuggled into a header', 400, 'GET / HTTP/1.1\r\nHost: a\r\nX: a\nY\r\n\r\n'],
    ['an expectation nobody can meet', 417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n'],
  ])('(%s) are refused with %i, the headers of every answer, and a line in the log', async (_what, status, bytes) => {
    site.logged.length = 0;
    const answer = await sendRaw(bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(body).toMatch(/^[A-Z][A-Za-z ]+\n$/);
    expect(answer).not.toMatch(inside);
    const names = head.split('\r\n').map((line) => line.split(':')[0]?.toLowerCase());
    for (const name of Object.keys(securityHeaders(hashes, false))) expect(names).toContain(name.toLowerCase());
    expect(head.toLowerCase()).toContain('cache-control: no-store');
    await vi.waitFor(() => expect(site.logged).toEqual([expect.objectContaining({ status })]));
  });

  it('are not answered while another answer is being sent', async () => {
    const answer = await sendRaw(`GET /large HTTP/1.1\r\nHost: a\r\n\r\nhello\r\n\r\n`);
    expect(answer.match(/HTTP\/1\.1/g) ?? []).toHaveLength(answer ? 1 : 0);
    expect(answer).not.toContain(' 400 ');
  });

  it('are not those with a full URL as the target, of which the path is read', async () => {
    expect(await sendRaw('GET http://example.com/team HTTP/1.1\r\nHost: example.com\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });
});

describe('methods', () => {
  it.each(['POST', 'OPTIONS', 'PROPFIND'])('%s is refused, and told what is allowed', async (method) => {
    for (const path of ['/', '/team', '/nowhere', '/healthz', '/doctors']) {
      const answer = await site.get(path, {}, method);
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
  });

  it('that send a body are refused before it is read', async () => {
    const answer = await sendRaw('POST /team HTTP/1.1\r\nHost: a\r\nContent-Type: text/strange\r\nContent-Length: 1000000\r\n\r\nabc');
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  });
});

describe('a fault of ours', () => {
  it('gives visitors one plain line, and its reason is logged once, however often it happens', async () => {
    for (let count = 0; count < 5; count += 1) await site.get('/fault');
    const answer = await site.get('/fault');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toMatch(inside);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(site.faults).toEqual([expect.stringContaining('secret reason')]);
  });

  it('such as a file lost since the start is answered with 404', async () => {
    await unlink(join(site.folder, 'client/art/oak-640.avif'));
    const answer = await site.get('/art/oak-640.avif');
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('Not found\n');
  });
});
