import { unlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FixtureSite, startFixture } from './fixture-site.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await startFixture((app) => {
    app.get('/fault', () => {
      throw new Error('secret reason');
    });
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

/** Nothing of the inside: no stack, no file of ours, no folder, no echo of what was asked. */
const inside = /\bat \w|node_modules|\.ts\b|\/tmp|passwd|secret|FST_|ENOENT|ENAMETOOLONG/;

describe('a path that cannot be ours', () => {
  it.each([
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/../../csp.json',
    '/assets/..%5c..%5ccsp.json',
    '/assets/%2e%2e%2f%2e%2e%2fcsp.json',
    '/./team',
    '/team%00',
    '/team%00.html',
    '/%0d%0aset-cookie:a=b',
    '/%E0%A4%A',
    '/%',
    '/doctor/%E0%A4%A',
    '/%ff',
    `/${'a'.repeat(3000)}`,
    `/team?${'a'.repeat(3000)}`,
    `/${'%61'.repeat(1000)}`,
  ])('%.60s is refused in one line', async (path) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(400);
    expect(answer.text).toBe('Bad request\n');
    expect(JSON.stringify(answer.headers)).not.toMatch(inside);
  });

  it.each([
    '/etc/passwd',
    '/.env',
    '/.git/config',
    '/csp.json',
    '/..;/csp.json',
    '/%252e%252e/csp.json',
    '/C:/csp.json',
    `/${'a'.repeat(1500)}`,
    '/team%2F..',
    '/constructor',
    '/__proto__',
  ])('%.60s finds nothing', async (path) => {
    const answer = await site.get(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toMatch(inside);
  });
});

describe('bytes that are no request', () => {
  it.each([
    ['a null byte in the path', 'GET /te\0am HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['an endless path', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n'],
    ['a line break smuggled into a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\nY\r\n\r\n'],
  ])('(%s) are refused', async (_what, bytes) => {
    const answer = await sendRaw(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toMatch(inside);
  });

  it('a full URL as the target is read as its path', async () => {
    expect(await sendRaw('GET http://example.com/team HTTP/1.1\r\nHost: example.com\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s is refused, and told what is allowed', async (method) => {
    for (const path of ['/', '/team', '/nowhere', '/healthz', '/doctors']) {
      const answer = await site.get(path, {}, method);
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
  });

  it('a body of any type is refused unread', async () => {
    const answer = await sendRaw('POST /team HTTP/1.1\r\nHost: a\r\nContent-Type: text/strange\r\nContent-Length: 1000000\r\n\r\nabc');
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  });
});

describe('a fault of ours', () => {
  it('is one plain line for the visitor and the reason for us', async () => {
    const answer = await site.get('/fault');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toMatch(inside);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(site.faults).toEqual([expect.stringContaining('secret reason')]);
  });

  it('such as a file lost since the start is not found', async () => {
    await unlink(join(site.folder, 'client/art/oak-640.avif'));
    const answer = await site.get('/art/oak-640.avif');
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('Not found\n');
  });
});
