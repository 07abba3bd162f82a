/** The office's day under bodies of any kind and through kills: npm run storm. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DayRecord } from '#app/today/entry.schema.ts';
import { changeOf, closedEntry, known } from '#app/today/entry-fixture.ts';
import { generous, officeToken, startApi } from '../testing/api-fixture.ts';
import { ask, writeFixture } from '../testing/fixture-site.ts';
import { type ServerProcess, startServer } from '../testing/server-process-fixture.ts';
import { sampleKeyId } from '../testing/stored-fixture.ts';

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

it('keeps the last acknowledged of 100 changes through 20 kills', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'day-'));
  const build = await writeFixture({ keyIds: [sampleKeyId], sample: false, siteOrigin: 'https://www.example.com', known });
  const start = () => startServer(build, { REQUESTS_FOLDER: folder });
  let server: ServerProcess = await start();
  const record = async (): Promise<DayRecord> => JSON.parse((await ask(server.port, '/api/today/changes', { authorization })).text);
  const day = new Date().toISOString().slice(0, 10);
  for (let version = 1; version <= 100; version += 1) {
    const entry = { ...closedEntry, id: `change-${version}`, day };
    const sent = put(server.port, JSON.stringify(changeOf([entry], Date.now(), version - 1))).catch(() => undefined);
    if (version % 5 === 0) {
      await new Promise((done) => setTimeout(done, Math.random() * 8));
      await server.kill();
    }
    const answer = await sent;
    if (version % 5 === 0) server = await start();
    const { version: kept, entries } = await record();
    if (answer?.status === 200) expect([kept, entries[0]?.id]).toEqual([version, entry.id]);
    // Cut off before the answer, it was either kept whole or not at all.
    else if (kept < version) version -= 1;
  }
  expect((await record()).changes).toHaveLength(50);
  await server.kill();
  await rm(folder, { recursive: true });
  await rm(build, { recursive: true });
}, 300_000);
