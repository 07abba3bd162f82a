import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Envelope, envelopeText, newRequestId } from '#app/requests/envelope.ts';
import { open } from '#app/requests/open.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { type ApiFixture, problemOf, receiptOf, startApi } from '../testing/api-fixture.ts';
import { lockedEnvelope, shapedEnvelope } from '../testing/stored-fixture.ts';

let api: ApiFixture;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
afterEach(() => expect(api.faults).toEqual([]));

describe('a locked request', () => {
  it('is received with 201, a reference and the time, and opens at the office to the very same text', async () => {
    const answers = { name: 'Ana Sofía de la Cruz Ibáñez', reason: `Tos 🤧 ${'ñ'.repeat(490)}` };
    const envelope = await lockedEnvelope(answers);
    const sent = await api.send(envelope);
    expect(sent.status).toBe(201);
    expect(sent.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(receiptOf(sent)).toEqual({ reference: await referenceOf(envelope.id), receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    const fetched: Envelope = JSON.parse((await api.office(`/${envelope.id}`)).text);
    expect(fetched).toEqual(envelope);
    expect((await open(fetched, sampleKeyPair.privateKey)).answers).toEqual(answers);
  });

  it('sent again is the same request: 200 and the same receipt', async () => {
    const envelope = shapedEnvelope();
    const first = await api.send(envelope);
    const again = await api.send(envelope);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(receiptOf(again)).toEqual(receiptOf(first));
    // The same envelope with its fields in another order.
    const { id, ...rest } = envelope;
    expect((await api.post(JSON.stringify({ ...rest, id }))).status).toBe(200);
    expect((await api.waiting()).requests.filter((row) => row.id === id)).toHaveLength(1);
  });

  it('with an id that is taken is refused with 409, and the first one stays', async () => {
    const envelope = shapedEnvelope();
    await api.send(envelope);
    const other = await api.send(shapedEnvelope(4, envelope.id));
    expect(other.status).toBe(409);
    expect(problemOf(other).code).toBe('conflict');
    expect(JSON.parse((await api.office(`/${envelope.id}`)).text)).toEqual(envelope);
  });

  it('sent again after the office has confirmed it is not a new one', async () => {
    const envelope = shapedEnvelope();
    const first = receiptOf(await api.send(envelope));
    await api.office(`/${envelope.id}/confirm`, 'POST');
    const replayed = await api.send(envelope);
    expect(replayed.status).toBe(200);
    expect(receiptOf(replayed)).toEqual(first);
    expect((await api.waiting()).requests.map(({ id }) => id)).not.toContain(envelope.id);
  });

  it('of the largest size is received, even in chunks', async () => {
    expect((await api.send(shapedEnvelope(64))).status).toBe(201);
    expect((await api.send(shapedEnvelope(16), { 'transfer-encoding': 'chunked' })).status).toBe(201);
  });
});

describe('what is refused', () => {
  const good = () => shapedEnvelope();
  const changed = (change: object) => envelopeText({ ...good(), ...change });

  it.each<[what: string, status: number, code: string, send: () => ReturnType<ApiFixture['post']>]>([
    ['no body', 400, 'malformed', () => api.post('')],
    ['a body that is no text', 400, 'malformed', () => api.post(Uint8Array.of(0, 255, 254))],
    ['a key that would change every object', 400, 'malformed', () => api.post('{"__proto__":{"version":1}}')],
    ['a body one byte too long', 413, 'too-large', () => api.post(' '.repeat(96 * 1024 + 1))],
    ['another type', 415, 'not-json', () => api.post(changed({}), { 'content-type': 'text/plain' })],
    ['a body in another encoding', 415, 'not-json', () => api.post(changed({}), { 'content-encoding': 'gzip' })],
    ['what docs/deploy.md checks a release with', 422, 'not-an-envelope', () => api.post('{"version":1}')],
    ['a list', 422, 'not-an-envelope', () => api.post('[]')],
    ['a field too many', 422, 'not-an-envelope', () => api.post(JSON.stringify({ ...good(), name: 'Ana' }))],
    ['content of no padded size', 422, 'not-an-envelope', () => api.post(changed({ ciphertext: 'AAAA' }))],
    ['an id that is none', 422, 'not-an-envelope', () => api.post(changed({ id: '../../etc/passwd' }))],
    ['an id in another spelling', 422, 'not-an-envelope', () => api.post(changed({ id: `${newRequestId().slice(0, -1)}B` }))],
    ['another version with a field of its own', 422, 'outdated', () => api.post(JSON.stringify({ ...good(), version: 2, kem: 'x' }))],
    ['a key that is not taken', 422, 'outdated', () => api.post(changed({ keyId: '0123456789abcdef' }))],
  ])('%s: %i', async (_what, status, code, send) => {
    const before = (await api.waiting()).requests.length;
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const problem = problemOf(answer);
    expect(problem).toMatchObject({ status, code, type: `/api/problems/${code}` });
    expect((await api.get(problem.type)).text).toContain(problem.title);
    expect(answer.text).not.toMatch(/FST_|node_modules|\bat \w+ \(|passwd|__proto__/);
    expect((await api.waiting()).requests).toHaveLength(before);
  });

  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es', 'La solicitud no llegó completa'],
    ['fr, es;q=0.5', 'es', 'La solicitud no llegó completa'],
    ['es;q=0, *', 'en', 'The request didn’t arrive complete'],
    [';;;q=,,=es;q=x', 'en', 'The request didn’t arrive complete'],
  ])('is said to "%s" in %s', async (accepted, language, title) => {
    const answer = await api.post('{', { 'accept-language': accepted });
    expect(problemOf(answer).title).toBe(title);
    expect(answer.headers['content-language']).toBe(language);
  });

  it('is not stored if the connection is cut off', async () => {
    const body = envelopeText(shapedEnvelope());
    const socket = connect(api.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`POST /api/requests HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`);
    socket.write(body.slice(0, 3000));
    await new Promise((done) => setTimeout(done, 50));
    const before = (await api.waiting()).requests.length;
    socket.destroy();
    await new Promise((done) => setTimeout(done, 50));
    expect((await api.waiting()).requests).toHaveLength(before);
  });
});

describe('addresses of the API', () => {
  it.each([
    ['GET', '/api/requests', 405, 'POST, OPTIONS'],
    ['PROPFIND', '/api/requests', 405, 'POST, OPTIONS'],
    ['POST', '/api/office/requests', 405, 'GET'],
    ['DELETE', '/api/problems/conflict', 405, 'GET, HEAD'],
    ['GET', '/api/problems/nowhere', 404, undefined],
    ['POST', '/api/nowhere', 404, undefined],
  ])('%s %s: %i', async (method, path, status, allow) => {
    const answer = await api.get(path, {}, method);
    expect(answer.status).toBe(status);
    expect(answer.headers.allow).toBe(allow);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  it('have the site’s security headers and set no cookie', async () => {
    for (const answer of [await api.send(shapedEnvelope()), await api.post('{'), await api.office()]) {
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(Object.keys(answer.headers).filter((name) => /ratelimit/.test(name))).toEqual([]);
    }
  });
});

it('a site without a key refuses requests and says so', async () => {
  const off = await startApi({ settings: { keyIds: [], sample: false } });
  const answer = await off.send(shapedEnvelope());
  expect(answer.status).toBe(503);
  expect(problemOf(answer)).toMatchObject({ code: 'off' });
  expect((await off.waiting()).requests).toEqual([]);
  await off.close();
});
