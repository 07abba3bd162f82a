/**
 * Whatever anyone sends to the office and whatever a server answers, the list still shows everyone's requests: npm run storm.
 * The file is long because it tries everything on one desk with the same list.
 */
import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toBase64url } from '#app/requests/base64url.ts';
import { type Envelope, newRequestId } from '#app/requests/envelope.ts';
import { makeKeyPair } from '#app/requests/key-pair.ts';
import { lock } from '#app/requests/lock.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { type ApiFixture, officeToken, startApi } from '../server/testing/api-fixture.ts';
import type { HttpAnswer } from '../server/testing/fixture-site.ts';
import { shapedEnvelope } from '../server/testing/stored-fixture.ts';
import { type DeskFixture, listedIds, passphrase, readText, setUpDesk, startDesk } from './desk-fixture.ts';
import { lockedContent, wholeContent } from './hostile-fixture.ts';
import { perPage } from './look/paging.ts';

const runs = 200;
const depths = [1000, 3000, 3500, 4384, 4387, 4400, 8000];

const now = Date.parse('2026-11-16T15:00:00Z');
const clock = { now };
let api: ApiFixture;
let desk: DeskFixture;

async function begin() {
  clock.now = now;
  api = await startApi({ now: () => clock.now });
  // A shared machine may stall for seconds; no check times out for that.
  desk = await startDesk({ now: () => clock.now, lookMs: 60_000 });
  await setUpDesk(desk, api.port);
}
async function end() {
  expect(desk.faults).toEqual([]);
  await Promise.all([desk.close(), api.close()]);
  await rm(dirname(desk.folder), { recursive: true });
}

async function sendGenuine(name: string): Promise<Envelope> {
  const envelope = await lock(
    { form: 'appointment', language: 'en', answers: { 'first-name': name, phone: '(210) 555-0123' } },
    sampleKeyPair.publicKey,
  );
  await api.send(envelope);
  return envelope;
}

/** Returns the requests on all pages of a list; `first` is page 1. */
async function listedOnAll(path: string, first: HttpAnswer): Promise<string[]> {
  const ids = new Set(listedIds(first));
  let known = 0;
  // A page past the last shows the last again; new arrivals may have moved requests to the next page.
  for (let page = 2; ids.size >= perPage && ids.size > known; page += 1) {
    known = ids.size;
    for (const id of listedIds(await desk.get(`${path}${path.includes('?') ? '&' : '?'}page=${page}`))) ids.add(id);
  }
  return [...ids];
}

/** Opens the list, each page of it and each request on it, as a browser does. */
async function expectWorking(genuine: readonly Envelope[]): Promise<void> {
  for (const path of ['/requests', '/es/requests', '/requests?order=newest', '/requests/unshown', '/es/requests/unshown']) {
    const answer = await desk.get(path);
    expect(answer.status, path).toBe(200);
    if (!path.includes('unshown')) expect(await listedOnAll(path, answer)).toEqual(expect.arrayContaining(genuine.map(({ id }) => id)));
  }
  for (const { id } of genuine) expect((await desk.get(`/requests/${id}`)).status).toBe(200);
}

describe('content', () => {
  beforeAll(begin);
  afterAll(end);

  it.each<[what: string, answers: string]>([
    ...depths.map((depth): [string, string] => [`${depth} lists in lists`, `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`]),
    ['20,000 objects in objects', `{"a":${'{"b":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
    ['a text of its own', '{"phone":{"toString":1,"valueOf":2}}'],
    ['60 KiB in one answer', `{"first-name":"${'a'.repeat(60_000)}"}`],
    ['5,000 answers', `{${Array.from({ length: 5000 }, (_, at) => `"a${at}":""`).join()}}`],
    ['a prototype', '{"__proto__":{"a":"b"},"constructor":"x"}'],
  ])(
    'with %s is listed by its number, deleted by its button, and closes nothing',
    async (_what, answers) => {
      const first = await sendGenuine('Before');
      const id = newRequestId();
      const envelope = await lockedContent(wholeContent(id, answers), id);
      expect((await api.send(envelope)).status).toBe(201);
      const second = await sendGenuine('After');
      await expectWorking([first, second]);
      const reference = await referenceOf(id);
      for (const path of ['/requests/unshown', `/requests/${id}`]) {
        const page = readText(await desk.get(path));
        expect(page).toContain(reference);
        expect(page).toContain('It opens, but there’s no request in it.');
      }
      expect(readText(await desk.get(`/requests/${id}/delete`))).toContain(`Delete ${reference}?`);
      expect(readText(await desk.post(`/requests/${id}/delete`))).toContain('Deleted.');
      expect((await api.waiting()).requests.map((one) => one.id).toSorted()).toEqual([first.id, second.id].toSorted());
      await desk.post(`/requests/${first.id}/confirm`);
      expect((await api.waiting()).requests.map((one) => one.id)).toEqual([second.id]);
      await desk.post(`/requests/${second.id}/confirm`);
    },
    60_000,
  );

  it('of any JSON of up to 64 KiB leaves the list and the requests of others as before', async () => {
    const genuine = [await sendGenuine('Before')];
    await desk.get('/requests');
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.integer({ min: 1, max: 60_000 }).map((length) => 'x'.repeat(length)),
    );
    const nested = fc.integer({ min: 1, max: 30_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`);
    const value = fc.oneof(
      fc.json({ maxDepth: 6 }),
      text.map((one) => JSON.stringify(one)),
      nested,
      fc.constantFrom('{"toString":1}', '{"length":1e9}', 'true', '[true]', '1e999', '"\\u202e123"', '["\\ud800"]'),
    );
    const name = fc.oneof(
      fc.constantFrom(
        'first-name',
        'phone',
        'birth-date',
        'visit-times',
        'preferred-language',
        'for-whom',
        '__proto__',
        'toString',
        'then',
        '',
      ),
      fc.string({ maxLength: 30 }),
    );
    const answers = fc
      .array(fc.tuple(name, value), { maxLength: 6 })
      .map((pairs) => `{${pairs.map(([key, one]) => `${JSON.stringify(key)}:${one}`)}}`);
    const content = fc.oneof(
      { weight: 3, arbitrary: answers.map((one) => (id: string) => wholeContent(id, one)) },
      { weight: 1, arbitrary: value.map((one) => () => one) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(content, { minLength: 1, maxLength: 4 }), async (contents) => {
        for (const make of contents) {
          const id = newRequestId();
          const json = make(id);
          if (new TextEncoder().encode(json).length > 64 * 1024) continue;
          await api.send(await lockedContent(json, id));
        }
        await expectWorking(genuine);
        // Each one is either shown or listed as one that can't be opened.
        const { requests } = await api.waiting();
        for (const { id } of requests.slice(-4)) expect((await desk.get(`/requests/${id}`)).status).toBe(200);
      }),
      { numRuns: runs, seed: 20261116 },
    );
  }, 600_000);
});

describe('505 envelopes that nobody can open', () => {
  beforeAll(begin);
  afterAll(end);
  const junk = (): Envelope => ({ ...shapedEnvelope(), ciphertext: toBase64url(randomBytes(4096 + 16)) });
  let asked: string[];
  const fetched = () => asked.filter((line) => /^GET .*\/[\w-]{22}$/.test(line)).length;

  it('hide no request, are fetched once, and are deleted all at once', async () => {
    for (let count = 0; count < 505; count += 1) await api.send(junk());
    clock.now += 1000;
    const genuine = await sendGenuine('After all of them');
    asked = watchedCalls();
    const list = await desk.get('/requests');
    expect(fetched()).toBe(506);
    expect(listedIds(list)).toEqual([genuine.id]);
    expect(readText(list)).toContain('Can’t be opened: 505');
    // Far more checks than the rate limit would allow with downloads: each gets the list's two pages and the day, no envelope.
    asked.length = 0;
    for (let look = 0; look < 20; look += 1) expect(listedIds(await desk.get('/requests'))).toEqual([genuine.id]);
    expect([fetched(), asked.length]).toEqual([0, 60]);

    const page = await desk.get('/requests/unshown');
    expect([...page.text.matchAll(/type="checkbox" name="id"/g)]).toHaveLength(50);
    expect(readText(page)).toContain('1 to 50 of 505');
    expect(readText(await desk.get('/requests/unshown?page=11'))).toContain('501 to 505 of 505');
    const two = [...page.text.matchAll(/name="id" value="([\w-]{22})"/g)].slice(0, 2).map(([, id = '']): [string, string] => ['id', id]);
    expect(readText(await desk.post('/requests/unshown/ask', two))).toContain('Delete 2 requests?');
    expect(readText(await desk.post('/requests/unshown/delete', [...two, ['count', '2']]))).toContain('Deleted.');
    expect(readText(await desk.post('/requests/unshown/ask', { only: 'yes' }))).toContain('Delete 503 requests?');
    asked.length = 0;
    expect(readText(await desk.post('/requests/unshown/delete', { only: 'yes', count: '503' }))).toContain(
      'This desk can open every request.',
    );
    expect(asked.filter((line) => !line.startsWith('GET'))).toHaveLength(2);
    expect((await api.waiting()).requests.map(({ id }) => id)).toEqual([genuine.id]);
  }, 120_000);

  /** Records the desk's requests to the server. */
  function watchedCalls(): string[] {
    const lines: string[] = [];
    api.app.server.prependListener('request', ({ method, url }) => lines.push(`${method} ${url?.replace(/\?.*/, '')}`));
    return lines;
  }
});

describe('what does not open', () => {
  beforeEach(begin);
  afterEach(end);

  it('is remembered over a start of the desk, and tried anew after a new key, or when told to', async () => {
    const pair = await makeKeyPair();
    const other = await lock({ form: 'appointment', language: 'en', answers: { 'first-name': 'Otra' } }, pair.publicKey);
    await api.close();
    api = await startApi({ settings: { keyIds: [other.keyId] } });
    await desk.post('/settings/connection', { server: `http://127.0.0.1:${api.port}`, token: officeToken });
    await api.send(other);
    const calls: string[] = [];
    api.app.server.prependListener('request', ({ url }) => calls.push(url ?? ''));
    const fetches = () => calls.filter((url) => url.endsWith(other.id)).length;
    expect(readText(await desk.get('/requests'))).toContain('Can’t be opened: 1');
    expect(fetches()).toBe(1);
    await desk.close();
    desk = await startDesk({ folder: desk.folder, now: () => clock.now });
    await desk.post('/unlock', { passphrase });
    expect(readText(await desk.get('/requests'))).toContain('Can’t be opened: 1');
    expect(fetches()).toBe(1);
    // A request encrypted with another key may be real, so "all" excludes it.
    expect(readText(await desk.get('/requests/unshown'))).not.toContain('Delete all requests no one can open');
    await desk.post('/requests/unshown/again');
    expect(fetches()).toBe(2);
    const { paperKey } = await import('./keys/paper-key.ts');
    await desk.post('/settings/add-key', { key: paperKey(pair.privateKey).join(' '), 'add-key-passphrase': passphrase });
    const list = await desk.get('/requests');
    expect(listedIds(list)).toEqual([other.id]);
    expect(readText(list)).not.toContain('Can’t be opened');
  });

  it('on this computer is one line, not the list', async () => {
    const genuine = [await sendGenuine('Ana'), await sendGenuine('Luz')];
    await desk.get('/requests');
    const name = `${randomBytes(16).toString('hex')}.sealed`;
    await writeFile(join(desk.folder, 'requests', name), 'of a sync program');
    await expectWorking(genuine);
    expect(readText(await desk.get('/requests/unshown'))).toContain(`requests/${name}`);
  });
});

describe('a server', () => {
  const servers: Server[] = [];
  let saved: Envelope;
  beforeEach(async () => {
    await begin();
    saved = await sendGenuine('Saved before');
    await desk.get('/requests');
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
    await end();
  });

  /** Connects the desk to a server that runs `listener`. */
  async function become(listener: RequestListener): Promise<void> {
    let good = true;
    const server = createServer((request, response) => {
      if (!good) return void listener(request, response);
      response.end('{"requests":[],"more":false}');
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await new Promise((done) => server.once('listening', done));
    await desk.post('/settings/connection', { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: officeToken });
    good = false;
  }
  const row = (more: object = {}) => ({
    id: newRequestId(),
    keyId: saved.keyId,
    schemaVersion: 1,
    receivedAt: new Date(now).toISOString(),
    erasedFrom: new Date(now).toISOString(),
    erasedSoon: true,
    ...more,
  });

  it('that answers anything whatever leaves the list and what is saved as before', async () => {
    let answer: { status: number; body: string } = { status: 200, body: '' };
    await become((_request, response) => response.writeHead(answer.status, { connection: 'close' }).end(answer.body));
    const strange = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.constantFrom('0000-01-01T00:00:00Z', '+275760-09-13T00:00:00.000Z', '9999-12-31T23:59:59Z'),
    );
    const line = fc.record(
      {
        id: fc.oneof(fc.constant(''), fc.constantFrom(saved.id, newRequestId()), strange),
        keyId: fc.oneof(fc.constant(saved.keyId), strange),
        schemaVersion: fc.oneof(fc.constant(1), strange),
        receivedAt: strange,
        erasedFrom: strange,
        erasedSoon: fc.oneof(fc.boolean(), strange),
      },
      { requiredKeys: [] },
    );
    const list = fc.record({ requests: fc.array(fc.oneof(line, fc.jsonValue()), { maxLength: 5 }), more: fc.boolean() });
    const body = fc.oneof(
      list.map((one) => JSON.stringify(one)),
      fc.json(),
      fc.string({ unit: 'binary', maxLength: 2000 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(200, 200, 200, 204, 301, 401, 404, 429, 500, 503), body, async (status, text) => {
        answer = { status, body: status === 204 ? '' : text };
        await expectWorking([saved]);
      }),
      { numRuns: runs, seed: 20261116 },
    );
  }, 120_000);

  it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z', '1969-07-20T20:17:40Z', '9999-01-01T00:00:00Z'])(
    'that says it received something at %s: it is called from when the desk has had it',
    async (receivedAt) => {
      const envelope = await lock({ form: 'appointment', language: 'en', answers: { 'first-name': 'Ada' } }, sampleKeyPair.publicKey);
      await become((request, response) =>
        response.end(
          request.url?.endsWith(envelope.id)
            ? JSON.stringify(envelope)
            : JSON.stringify({ requests: [row({ id: envelope.id, receivedAt })], more: false }),
        ),
      );
      await expectWorking([saved, envelope]);
      expect(readText(await desk.get(`/requests/${envelope.id}`))).toContain('The server’s clock is wrong');
      // The same without a server.
      for (const server of servers.splice(0)) server.close();
      await expectWorking([saved, envelope]);
    },
  );

  it('that never answers is waited for after what is saved has been shown', async () => {
    let reached = 0;
    await become(() => {
      reached += 1;
    });
    const first = await desk.first('/requests');
    expect(listedIds(first)).toEqual([saved.id]);
    expect(readText(first)).toContain('Checking the server');
    expect(first.headers.refresh).toMatch(/^0; url=\/[\w-]{22}\/requests\?look=1$/);
    expect(reached).toBe(0);
    expect(listedIds(await desk.get('/requests?order=newest'))).toEqual([saved.id]);
    expect(reached).toBe(0);
  });

  it('that drips one envelope after the other is given one deadline for all of them', async () => {
    const rows = Array.from({ length: 40 }, () => row());
    await become((request, response) => {
      if (request.url?.includes('order=newest')) return void response.end(JSON.stringify({ requests: rows, more: false }));
      // Never answers: only the deadline ends the wait.
      return undefined;
    });
    await desk.close();
    desk = await startDesk({ folder: desk.folder, now: () => clock.now, lookMs: 1000 });
    await desk.post('/unlock', { passphrase });
    const list = await desk.get('/requests');
    expect(listedIds(list)).toEqual([saved.id]);
    expect(readText(list)).toContain('40 more are still on the server.');
    expect(readText(list)).not.toContain('The server isn’t responding.');
  }, 90_000);

  it('that gives one envelope in tatters gives the others', async () => {
    const good = await lock({ form: 'appointment', language: 'en', answers: { 'first-name': 'Ada' } }, sampleKeyPair.publicKey);
    const [torn, failing] = [row(), row()];
    await become((request, response) => {
      if (request.url?.endsWith(good.id)) return void response.end(JSON.stringify(good));
      if (request.url?.endsWith(torn.id)) return void response.end('<html>');
      if (request.url?.endsWith(failing.id)) return void response.writeHead(500).end();
      return void response.end(JSON.stringify({ requests: [torn, failing, row({ id: good.id })], more: false }));
    });
    await expectWorking([saved, good]);
    const list = readText(await desk.get('/requests'));
    expect(list).toContain('1 more is still on the server.');
    expect(list).toContain('Can’t be opened: 1');
    // Today's proxy error may be an envelope tomorrow, so "all" excludes it.
    const unshown = readText(await desk.get('/requests/unshown'));
    expect(unshown).toContain('It will try again each time it checks the server.');
    expect(unshown).not.toContain('Delete all requests no one can open');
  });

  it('of a newer release gives an envelope with a field of its own: it is kept for a newer desk', async () => {
    const newer = { ...shapedEnvelope(), keyId: saved.keyId, version: 2, kem: 'ML-KEM-768' };
    await become((request, response) =>
      response.end(
        request.url?.endsWith(newer.id) ? JSON.stringify(newer) : JSON.stringify({ requests: [row({ id: newer.id })], more: false }),
      ),
    );
    await expectWorking([saved]);
    const unshown = readText(await desk.get('/requests/unshown'));
    expect(unshown).toContain('It’s from a newer version of the site.');
    expect(unshown).not.toContain('Delete all requests no one can open');
  });
});

it('several that are called or nobody’s are confirmed together', async () => {
  await begin();
  const [one, two, three] = [await sendGenuine('Uno'), await sendGenuine('Dos'), await sendGenuine('Tres')];
  await desk.get('/requests');
  expect(readText(await desk.post('/requests/confirm'))).toContain('Select at least one request.');
  const told = readText(
    await desk.post('/requests/confirm', [
      ['id', one.id],
      ['id', three.id],
      ['id', 'no-such-id'],
    ]),
  );
  expect(told).toContain('Archived: 2');
  expect((await api.waiting()).requests.map(({ id }) => id)).toEqual([two.id]);
  await end();
});
