/** Visitors send while servers are killed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Envelope, envelopeText } from '#app/requests/envelope.ts';
import { requestStore, type StoreSettings } from '../requests/open-store.ts';
import { type ServerProcess, sendUntilReceived, startServer, writeFixtureBuild } from './server-process-fixture.ts';
import { shapedEnvelope } from './stored-fixture.ts';

export interface StormOptions {
  readonly sends: number;
  readonly visitors: number;
  /** The number of servers that share one store; each is killed in turn. */
  readonly servers: number;
  /** The number of kills, spread over the sends, each delayed by up to 50 random milliseconds. */
  readonly kills: number;
  readonly databaseUrl?: string;
}

export interface StormResult {
  readonly kills: number;
  readonly received: number;
  /** Requests that were acknowledged but are not in the store byte for byte. */
  readonly lost: number;
  /** Ids that are in the store more than once. */
  readonly doubled: number;
}

/** Runs a storm. Resolves once every request has been acknowledged and the store has been checked. */
export async function storm({ sends, visitors, servers, kills: planned, databaseUrl }: StormOptions): Promise<StormResult> {
  const folder = await mkdtemp(join(tmpdir(), 'storm-'));
  const build = await writeFixtureBuild();
  const settings: StoreSettings = { folder, databaseUrl };
  const env = { REQUESTS_FOLDER: folder, DATABASE_URL: databaseUrl ?? '' };
  const restarted = Array.from({ length: servers }, () => startServer(build, env));
  const running: ServerProcess[] = await Promise.all(restarted);
  const received: Envelope[] = [];
  const share = sends / planned;
  let kills = 0;
  let over = false;

  async function killAndRestart(): Promise<void> {
    while (!over && kills < planned) {
      const due = Math.floor(kills * share + Math.random() * (share - 1));
      while (!over && received.length < due) await new Promise((done) => setTimeout(done, 5));
      await new Promise((done) => setTimeout(done, Math.random() * 50));
      const place = kills % servers;
      kills += 1;
      const victim = await restarted[place];
      await victim?.kill();
      restarted[place] = startServer(build, env).then((server) => {
        running[place] = server;
        return server;
      });
    }
  }

  let next = 0;
  async function visit(): Promise<void> {
    while (next < sends) {
      const number = next;
      next += 1;
      // The last request of each share waits for its kill; otherwise the visitors could finish before it.
      while (kills < planned && number >= Math.floor((kills + 1) * share) - 1) await new Promise((done) => setTimeout(done, 5));
      const envelope = shapedEnvelope(number % 10 === 0 ? 64 : 4);
      let turn = number;
      await sendUntilReceived(envelope, () => {
        turn += 1;
        return running[turn % servers]?.port ?? 0;
      });
      received.push(envelope);
    }
  }

  const killer = killAndRestart();
  try {
    await Promise.all(Array.from({ length: visitors }, visit));
  } finally {
    over = true;
    await killer;
    await Promise.all(restarted.map(async (server) => (await server).kill()));
  }
  const checked = await check(settings, received);
  await rm(folder, { recursive: true });
  await rm(build, { recursive: true });
  return { kills, ...checked };
}

async function check(settings: StoreSettings, received: readonly Envelope[]) {
  const store = await requestStore(settings, () => {});
  const ids = (await store.list(received.length * 2 + 1000)).map(({ id }) => id);
  let lost = 0;
  for (const envelope of received) if ((await store.fetch(envelope.id)) !== envelopeText(envelope)) lost += 1;
  await store.close();
  return { received: received.length, lost, doubled: ids.length - new Set(ids).size };
}
