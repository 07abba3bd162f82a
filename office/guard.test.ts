/** The desk answers only this computer's browser, at its own address, with the passphrase. */
import { rm } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeKeyPair } from '#app/requests/key-pair.ts';
import { ask } from '../server/testing/fixture-site.ts';
import { type DeskFixture, deskBrowser, passphrase, readText, startDesk } from './desk-fixture.ts';
import { paperKey } from './keys/paper-key.ts';
import { idleMinutes } from './session.ts';

const clock = { now: Date.parse('2026-11-16T15:00:00Z') };
let desk: DeskFixture;
let base: string;
beforeAll(async () => {
  desk = await startDesk({ now: () => clock.now });
  base = desk.base;
  await desk.post('/set-up', { which: 'new', passphrase, again: passphrase });
});
afterAll(async () => {
  await desk.close();
  await rm(dirname(desk.folder), { recursive: true });
});
beforeEach(async () => {
  await desk.post('/unlock', { passphrase });
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const isOpen = async () => readText(await desk.get('/settings')).includes('Backup sheet');

describe('the desk answers', () => {
  it.each([
    ['another name that leads here', 'office.example.com'],
    ['this address at another port', '127.0.0.1:1'],
    ['an address that looks like it', `127.0.0.1.example.com:PORT`],
  ])('not under %s', async (_what, host) => {
    for (const path of [`${base}/`, `${base}/requests`, `${base}/unlock`, '/look/desk.css']) {
      const answer = await ask(desk.port, path, { host: host.replace('PORT', String(desk.port)) });
      expect(answer.status).toBe(421);
      expect(answer.text).not.toMatch(/<|Certified/);
    }
  });

  it.each([
    ['no origin', {}],
    ['another origin', { origin: 'https://www.example.com' }],
    ['our origin from another site’s frame', { origin: 'OURS', 'sec-fetch-site': 'cross-site' }],
  ] as [string, OutgoingHttpHeaders][])('no form from %s', async (_what, headers) => {
    const sent = { ...form, ...headers, ...(headers.origin === 'OURS' ? { origin: `http://127.0.0.1:${desk.port}` } : {}) };
    for (const path of ['/lock', '/unlock', '/settings/new-key'])
      expect((await ask(desk.port, base + path, sent, 'POST', `passphrase=${passphrase}`)).status).toBe(403);
    expect(await isOpen()).toBe(true);
  });

  it.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH'])('no %s', async (method) => {
    expect((await ask(desk.port, `${base}/settings`, {}, method)).status).toBeGreaterThanOrEqual(403);
  });

  it('nobody without the passphrase, another browser on this computer included', async () => {
    const other = deskBrowser(desk.address);
    for (const path of ['/', '/requests', '/settings', '/es/requests']) {
      const answer = await other.get(path);
      expect(readText(answer)).toMatch(/Unlock the desk|Desbloquear el escritorio/);
      expect(answer.text).not.toContain('/lock"');
    }
    const refused = await other.post('/unlock', { passphrase: `${passphrase}s` });
    expect(refused.status).toBe(422);
    expect(readText(refused)).toContain('That’s not the right passphrase.');
    // The first browser still has the desk open.
    expect(await isOpen()).toBe(true);
    await other.post('/unlock', { passphrase });
    expect(await isOpen()).toBe(false);
  });

  it('a sheet, a new key or a new passphrase only with the passphrase in use', async () => {
    const before = readText(await desk.get('/settings'));
    const key = paperKey((await makeKeyPair()).privateKey).join(' ');
    for (const [path, field] of [
      ['/settings/sheet', 'sheet-passphrase'],
      ['/settings/new-key', 'new-key-passphrase'],
      ['/settings/add-key', 'add-key-passphrase'],
    ] as const) {
      const answer = await desk.post(path, { key, [field]: 'not the passphrase' });
      expect(answer.status).toBe(422);
      expect(readText(answer)).toContain('That’s not the right passphrase.');
      expect(readText(answer)).not.toMatch(/([0-9a-f]{4}){17}/);
    }
    const fresh = 'an entirely other one';
    expect((await desk.post('/settings/passphrase', { old: 'wrong', passphrase: fresh, again: fresh })).status).toBe(422);
    expect((await desk.post('/settings/passphrase', { old: passphrase, passphrase: fresh, again: 'else' })).status).toBe(422);
    expect(readText(await desk.get('/settings'))).toBe(before);
    // Three wrong passphrases cause a wait.
    clock.now += 60_000;
    expect(readText(await desk.post('/settings/passphrase', { old: passphrase, passphrase: fresh, again: fresh }))).toContain(
      'Passphrase changed',
    );
    expect(readText(await desk.post('/unlock', { passphrase }))).toContain('That’s not the right passphrase.');
    await desk.post('/unlock', { passphrase: fresh });
    await desk.post('/settings/passphrase', { old: fresh, passphrase, again: passphrase });
    expect(await isOpen()).toBe(true);
  });

  it('nobody any more once it is locked, by hand or by the clock', async () => {
    await desk.post('/lock');
    expect(await isOpen()).toBe(false);
    await desk.post('/unlock', { passphrase });
    clock.now += (idleMinutes - 1) * 60_000;
    expect(await isOpen()).toBe(true);
    clock.now += (idleMinutes + 1) * 60_000;
    expect(await isOpen()).toBe(false);
  });

  it('with nothing that a browser or a proxy would keep, and with no script but its own', async () => {
    for (const path of [`${base}/settings`, '/look/desk.js', `${base}/nowhere`, '/nowhere', '/']) {
      const { headers } = await ask(desk.port, path);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    const { headers } = await ask(
      desk.port,
      `${base}/unlock`,
      { ...form, origin: `http://127.0.0.1:${desk.port}` },
      'POST',
      `passphrase=${passphrase}`,
    );
    expect(headers['set-cookie']?.[0]).toMatch(new RegExp(`; Path=${base}; HttpOnly; SameSite=Strict$`));
  });

  it.each([
    ['an address that cannot be read', 'GET /%zz<script>alert(1)</script> HTTP/1.1', 400],
    ['no name', 'GET / HTTP/1.1\r\nX: ', 421],
    ['an expectation', 'GET / HTTP/1.1\r\nExpect: a-miracle', 404],
    ['no HTTP', 'HELO desk', undefined],
  ])('%s with its headers and nothing of what was asked, or not at all', async (_what, asked, status) => {
    const host = /\nHost:|\nX: $/.test(asked) ? '' : `\r\nHost: 127.0.0.1:${desk.port}`;
    const socket = connect(desk.port, '127.0.0.1', () => socket.end(`${asked}${host}\r\nConnection: close\r\n\r\n`));
    socket.on('error', () => {});
    const answer = await text(socket).catch(() => '');
    if (status === undefined) return expect(answer).toBe('');
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/content-security-policy: default-src 'none'/);
    expect(answer).toMatch(/x-content-type-options: nosniff/);
    expect(answer).not.toMatch(/script>|%zz|FST_/);
  });

  it('nothing but its own files', async () => {
    for (const path of [
      '/look/document.ts',
      '/look/fonts/none.woff2',
      '/look/%2e%2e/main.ts',
      '/',
      '/requests',
      `/${'A'.repeat(22)}/settings`,
    ])
      expect((await ask(desk.port, path)).status).toBe(404);
  });

  it('nobody who has the cookie alone, as a program on another port might, or a form of another opening', async () => {
    const [given = ''] = (
      await ask(desk.port, `${base}/unlock`, { ...form, origin: `http://127.0.0.1:${desk.port}` }, 'POST', `passphrase=${passphrase}`)
    ).headers['set-cookie'] ?? [''];
    const [cookie = ''] = given.split(';');
    const headers = { cookie, ...form, origin: `http://127.0.0.1:${desk.port}` };
    expect((await ask(desk.port, `${base}/settings`, { cookie })).text).toContain('sheet-passphrase');
    for (const path of ['/settings', `/${'A'.repeat(22)}/settings`]) expect((await ask(desk.port, path, { cookie })).status).toBe(404);
    const refused = await ask(desk.port, `${base}/settings/connection`, headers, 'POST', `form-token=${'A'.repeat(43)}&server=x`);
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('Nothing was saved');
    await ask(desk.port, `${base}/lock`, headers, 'POST', '');
    expect((await ask(desk.port, `${base}/settings`, { cookie })).text).toContain('sheet-passphrase');
  });

  it('a passphrase after some wrong ones only with a pause that grows, and then at once again', async () => {
    const other = deskBrowser(desk.address);
    const attempt = async (text: string) => readText(await other.post('/unlock', { passphrase: text }));
    for (let wrong = 0; wrong < 3; wrong += 1) expect(await attempt('wrong')).toContain('That’s not the right passphrase.');
    expect(await attempt(passphrase)).toContain('Try again in 1 second.');
    clock.now += 1000;
    expect(await attempt('wrong')).toContain('That’s not the right passphrase.');
    expect(await attempt(passphrase)).toContain('Try again in 2 seconds.');
    // Trying too early doesn't lengthen the wait, and the backup sheet has the same wait.
    clock.now += 1500;
    expect(readText(await desk.post('/settings/sheet', { 'sheet-passphrase': passphrase }))).toContain('Try again in 1 second.');
    clock.now += 500;
    expect(await attempt(passphrase)).not.toContain('Try again');
    expect(await attempt('wrong')).toContain('That’s not the right passphrase.');
  });

  it('a set-up only once', async () => {
    const before = readText(await desk.get('/settings'));
    await desk.post('/set-up', { which: 'new', passphrase: 'somebody else entirely', again: 'somebody else entirely' });
    await desk.post('/unlock', { passphrase });
    expect(readText(await desk.get('/settings'))).toBe(before);
  });
});

describe('a set-up', () => {
  it.each([
    ['a short passphrase', { which: 'new', passphrase: 'short', again: 'short' }, 'Use at least 12 characters'],
    ['two that differ', { which: 'new', passphrase, again: 'another one entirely' }, 'The passphrases don’t match.'],
    ['half a sheet', { which: 'sheet', key: '0123 4567', passphrase, again: passphrase }, 'Type all 17 groups'],
    ['a slip of the finger', { which: 'sheet', key: '0123'.repeat(17), passphrase, again: passphrase }, 'More than one character is wrong'],
  ])('with %s is not made, and says why', async (_what, fields, reason) => {
    const own = await startDesk();
    const answer = await own.post('/set-up', fields);
    expect(answer.status).toBe(422);
    expect(readText(answer)).toContain(reason);
    expect(readText(await own.get('/'))).toContain('Set up this desk');
    await own.close();
    await rm(dirname(own.folder), { recursive: true });
  });
});
