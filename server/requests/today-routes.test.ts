import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DayRecord } from '#app/today/entry.schema.ts';
import { changeOf, closedEntry } from '#app/today/entry-fixture.ts';
import { type ApiFixture, officeToken, problemOf, startApi } from '../testing/api-fixture.ts';
import { ask } from '../testing/fixture-site.ts';
import { tokenHash } from './office-token.ts';

const clock = { now: 0 };
let api: ApiFixture;
beforeEach(async () => {
  clock.now = Date.parse('2026-12-01T13:00:00Z');
  api = await startApi({ now: () => clock.now });
});
afterEach(() => api.close());

const authorization = `Bearer ${officeToken}`;
const day = (headers = {}) => ask(api.port, '/api/today', headers);
const changes = async (): Promise<DayRecord> => JSON.parse((await ask(api.port, '/api/today/changes', { authorization })).text);
const put = (body: unknown, headers: Record<string, string> = { authorization }) =>
  ask(
    api.port,
    '/api/today',
    { 'content-type': 'application/json', ...headers },
    'PUT',
    typeof body === 'string' ? body : JSON.stringify(body),
  );
const change = (entries: readonly unknown[], version = 0) => changeOf(entries, clock.now, version);

describe('the office’s day', () => {
  it('is told to every page as the desk put it, kept for 30 seconds and known again by its ETag', async () => {
    const before = await day();
    expect(JSON.parse(before.text)).toEqual({ version: 0, entries: [] });
    expect(JSON.parse((await put(change([closedEntry]))).text)).toEqual({ version: 1, entries: [closedEntry] });
    const { text, headers, status } = await day();
    expect([status, JSON.parse(text)]).toEqual([200, { version: 1, entries: [closedEntry] }]);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=30', 'access-control-allow-origin': 'https://www.example.com' });
    expect((await day({ 'if-none-match': headers.etag })).status).toBe(304);
    expect((await day({ 'if-none-match': before.headers.etag })).status).toBe(200);
  });

  it('ends by itself for pages when its date is over, and for the desk two weeks later', async () => {
    await put(change([closedEntry, { ...closedEntry, id: 'closed-2', day: '2026-12-03' }]));
    clock.now += 2 * 24 * 3_600_000;
    const ids = ({ entries }: Pick<DayRecord, 'entries'>) => entries.map(({ id }) => id);
    const known = async () => [ids(JSON.parse((await day()).text)), ids(await changes())];
    expect(await known()).toEqual([['closed-2'], ['closed-1', 'closed-2']]);
    clock.now += 13 * 24 * 3_600_000;
    await put(change((await changes()).entries, 1));
    expect(await known()).toEqual([[], ['closed-2']]);
  });

  it('is not overwritten by a change made from another version', async () => {
    await put(change([closedEntry]));
    const late = await put(change([]));
    expect([late.status, problemOf(late).code]).toEqual([409, 'other-version']);
    const ahead = await put(change([], 7));
    expect(ahead.status).toBe(409);
    const both = await Promise.all([put(change([], 1)), put(change([], 1))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('keeps the last 50 changes with time and token', async () => {
    for (let version = 0; version < 53; version += 1) expect((await put(change([closedEntry], version))).status).toBe(200);
    const { version, changes: kept } = await changes();
    expect([version, kept.length, kept[0]?.version, kept.at(-1)?.version]).toEqual([53, 50, 53, 4]);
    expect(kept[0]).toEqual({ version: 53, at: '2026-12-01T13:00:00.000Z', token: tokenHash(officeToken).slice(0, 8), entries: 1 });
  });

  it.each([
    ['not-allowed', 401, change, { authorization: 'Bearer another' }],
    ['malformed', 400, () => '{"version":', undefined],
    ['not-json', 415, change, { authorization, 'content-type': 'text/plain' }],
    ['too-large', 413, () => change([{ ...closedEntry, text: { en: 'x'.repeat(9000), es: 'x' } }]), undefined],
    ['wrong-clock', 422, () => ({ ...change([]), at: '2026-12-01T14:00:00Z' }), undefined],
    ['not-entries', 422, () => change([{}]), undefined],
  ] as const)('refuses as %s with %i and its reason', async (code, status, body, headers) => {
    const answer = await put(body([closedEntry]), headers);
    expect([answer.status, problemOf(answer).code]).toEqual([status, code]);
    expect(problemOf(answer).detail).not.toBe('');
    expect((await changes()).version).toBe(0);
  });

  it('shows its changes to nobody without the token, and takes no other method', async () => {
    expect((await ask(api.port, '/api/today/changes')).status).toBe(401);
    const post = await ask(api.port, '/api/today', {}, 'POST', '');
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, PUT']);
  });
});
