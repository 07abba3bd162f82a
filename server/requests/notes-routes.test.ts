import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newRequestId } from '#app/requests/envelope.ts';
import { type ApiFixture, problemOf, startApi } from '../testing/api-fixture.ts';
import { ask } from '../testing/fixture-site.ts';
import { brokenValues } from '../testing/fuzz-fixture.ts';
import { shapedEnvelope } from '../testing/stored-fixture.ts';

let api: ApiFixture;
let id = '';
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const envelope = shapedEnvelope();
  ({ id } = envelope);
  await api.send(envelope);
});

const notes = (version = 1, change: object = {}) => ({ version, called: false, sealed: shapedEnvelope(4, id), ...change });
const sealedWith = (change: object) => notes(1, { sealed: { ...shapedEnvelope(4, id), ...change } });
const put = (body: unknown, at = id) => api.putNotes(at, JSON.stringify(body));
const got = async (at = id) => api.office(`/${at}/notes`);
const listed = async () => (await api.waiting()).requests.find((request) => request.id === id)?.notes;

describe('notes about a request', () => {
  it('are given back as they were put, stand in the list by their version, and vanish with the request', async () => {
    expect([(await got()).status, await listed()]).toEqual([404, undefined]);
    for (const version of [1, 2]) {
      const sent = notes(version, { called: version === 2, sealed: shapedEnvelope(version === 1 ? 64 : 4, id) });
      expect((await put(sent)).status).toBe(204);
      expect(JSON.parse((await got()).text)).toEqual({ version, sealed: sent.sealed });
      expect(await listed()).toBe(version);
    }
    await api.office(`/${id}/confirm`, 'POST');
    expect((await got()).status).toBe(404);
    expect(problemOf(await put(notes(3))).code).toBe('not-found');
  });

  it('of a version that another desk has taken are refused, and nothing is overwritten', async () => {
    const first = notes();
    await put(first);
    for (const version of [1, 3]) expect(problemOf(await put(notes(version)))).toMatchObject({ code: 'other-version', status: 409 });
    expect(JSON.parse((await got()).text).sealed).toEqual(first.sealed);
  });

  it.each<[what: string, code: string, body: () => string]>([
    ['no JSON', 'malformed', () => '{'],
    ['version 0', 'not-notes', () => JSON.stringify(notes(0))],
    ['a version too large for the store', 'not-notes', () => JSON.stringify(notes(2 ** 31))],
    ['something in clear', 'not-notes', () => JSON.stringify(notes(1, { text: 'Rosa' }))],
    ['bad base64url', 'not-notes', () => JSON.stringify(sealedWith({ enc: '=' }))],
    ['the envelope of another request', 'not-notes', () => JSON.stringify(sealedWith({ id: newRequestId() }))],
    ['more than 96 KiB', 'too-large', () => JSON.stringify(notes(1, { more: 'x'.repeat(96 * 1024) }))],
  ])('with %s are refused as %s', async (_what, code, body) => {
    expect(problemOf(await api.putNotes(id, body())).code).toBe(code);
    expect((await got()).status).toBe(404);
  });

  it.each(['nonsense', newRequestId()])('of %s, which is no waiting request, are refused', async (other) => {
    for (const answer of [await put(sealedWith({ id: other }), other), await got(other)]) expect(problemOf(answer).code).toBe('not-found');
  });

  it('need the office’s token and the right method', async () => {
    const path = `/api/office/requests/${id}/notes`;
    const json = { 'content-type': 'application/json' };
    expect((await ask(api.port, path)).status).toBe(401);
    expect((await ask(api.port, path, json, 'PUT', JSON.stringify(notes()))).status).toBe(401);
    expect((await api.office(`/${id}/notes`, 'DELETE')).status).toBe(405);
    expect(await listed()).toBeUndefined();
  });

  it('whatever is put, is taken whole or refused with a reason', async () => {
    const fields = fc.constantFrom('version', 'called', 'sealed', 'id', '__proto__', 'extra');
    await fc.assert(
      fc.asyncProperty(fields, brokenValues, fc.boolean(), async (name, value, inside) => {
        const body = inside ? sealedWith({ [name]: value }) : notes(1, { [name]: value });
        const answer = await put(body);
        if (answer.status !== 204) expect([409, 422]).toContain(problemOf(answer).status);
      }),
      { numRuns: process.env.STORM ? 3000 : 20 },
    );
    expect(api.faults).toEqual([]);
  }, 60_000);
});
