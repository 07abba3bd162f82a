/** The office's writes to the server, Today and notes, with bodies of any type and through kills: npm run storm. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { officePath, requestsPath } from '#app/requests/api.ts';
import { envelopeText } from '#app/requests/envelope.ts';
import type { DayRecord } from '#app/today/entry.schema.ts';
import { changeOf, closedEntry, known } from '#app/today/entry-fixture.ts';
import { generous, officeToken, startApi } from '../testing/api-fixture.ts';
import { ask, type HttpAnswer, writeFixture } from '../testing/fixture-site.ts';
import { type ServerProcess, startServer } from '../testing/server-process-fixture.ts';
import { sampleKeyId, shapedEnvelope } from '../testing/stored-fixture.ts';

const authorization = `Bearer ${officeToken}`;
const put = (port: number, body: string | Uint8Array) =>
  ask(port, '/api/today', { 'content-type': 'application/json', authorization }, 'PUT', body);

/** An entry with any of its values replaced, or left out. */
const nearEntries = fc.record(
  {
    ...Object.fromEntries(Object.entries(closedEntry).map(([key, value]) => [key, fc.oneof(fc.constant(value), fc.jsonValue())])),
    text: fc.oneof(fc.jsonValue(), fc.record({ en: fc.string({ unit: 'binary' }), es: fc.string({ unit: 'grapheme' }) })),
    halves: fc.dictionary(fc.oneof(fc.string(), fc.constant('2026-12-01-morning')), fc.jsonValue()),
  },
  { requiredKeys: [] },
);
const bodies = (now: number) =>
  fc.oneof(
    fc.uint8Array({ maxLength: 9000 }),
    fc.json(),
    fc.array(nearEntries, { maxLength: 4 }).map((entries) => JSON.stringify(changeOf(entries, now))),
    fc.record({ version: fc.jsonValue(), at: fc.jsonValue(), entries: fc.jsonValue() }).map((change) => JSON.stringify(change)),
  );

it('answers 20,000 bodies without a fault of its own, and tells the pages of none that it refused', async () => {
  const now = Date.parse('2026-12-01T13:00:00Z');
  const api = await startApi({ now: () => now, settings: { limits: { ...generous, office: { burst: 100_000, windowMs: 3_600_000 } } } });
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(bodies(now), async (body) => {
      const { status } = await put(api.port, body);
      if (status === 200) taken += 1;
      expect([200, 400, 409, 413, 422]).toContain(status);
    }),
    { numRuns: 20_000 },
  );
  expect(api.faults).toEqual([]);
  expect(JSON.parse((await ask(api.port, '/api/today')).text).version).toBe(taken);
  await api.close();
}, 600_000);

interface Kept {
  readonly version: number;
  /** What differs from one version to the next. */
  readonly mark: string | undefined;
}

/** Sends 100 versions while the server is killed 20 times: the last acknowledged one is kept. */
async function throughKills(
  folder: string,
  build: string,
  putOf: (version: number) => { readonly mark: string; send(port: number): Promise<HttpAnswer> },
  kept: (port: number) => Promise<Kept>,
): Promise<void> {
  const start = () => startServer(build, { REQUESTS_FOLDER: folder });
  let server: ServerProcess = await start();
  // A change that a kill cut off gets more time on the next try, for slow machines.
  let tries = 1;
  for (let version = 1; version <= 100; version += 1) {
    const { mark, send } = putOf(version);
    const sent = send(server.port).catch(() => undefined);
    if (version % 5 === 0) {
      await new Promise((done) => setTimeout(done, Math.random() * 8 * tries));
      await server.kill();
    }
    const answer = await sent;
    if (version % 5 === 0) server = await start();
    const now = await kept(server.port);
    tries = now.version < version ? tries + 1 : 1;
    if (answer && answer.status < 300) expect(now).toEqual({ version, mark });
    // A change cut off before its answer was kept whole or not at all.
    else if (now.version < version) version -= 1;
  }
  await server.kill();
}

describe('the last acknowledged of 100 changes stands through 20 kills', () => {
  let folder = '';
  let build = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'day-'));
    build = await writeFixture({ keyIds: [sampleKeyId], sample: false, siteOrigin: 'https://www.example.com', known });
  });
  afterEach(() => Promise.all([folder, build].map((one) => rm(one, { recursive: true }))));

  it("of the office's day", async () => {
    const day = new Date().toISOString().slice(0, 10);
    await throughKills(
      folder,
      build,
      (version) => {
        const mark = `change-${version}`;
        const entry = { ...closedEntry, id: mark, day };
        return { mark, send: (port) => put(port, JSON.stringify(changeOf([entry], Date.now(), version - 1))) };
      },
      async (port) => {
        const { version, entries }: DayRecord = JSON.parse((await ask(port, '/api/today/changes', { authorization })).text);
        return { version, mark: entries[0]?.id };
      },
    );
  }, 300_000);

  it('of the notes about a request', async () => {
    const envelope = shapedEnvelope();
    const json = { 'content-type': 'application/json', authorization };
    const path = `${officePath}/${envelope.id}/notes`;
    const first = await startServer(build, { REQUESTS_FOLDER: folder });
    expect((await ask(first.port, requestsPath, json, 'POST', envelopeText(envelope))).status).toBeLessThan(300);
    await first.kill();
    await throughKills(
      folder,
      build,
      (version) => {
        const sealed = shapedEnvelope(4, envelope.id);
        const body = JSON.stringify({ version, called: false, sealed });
        return { mark: sealed.ciphertext, send: (port) => ask(port, path, json, 'PUT', body) };
      },
      async (port) => {
        const { status, text } = await ask(port, path, { authorization });
        const { version, sealed } = status === 200 ? JSON.parse(text) : { version: 0 };
        return { version, mark: sealed?.ciphertext };
      },
    );
  }, 300_000);
});
