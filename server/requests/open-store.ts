import { join } from 'node:path';
import { type Migration, readMigrations } from './migrations.ts';
import type { SqlDatabase } from './sql-database.ts';
import { sqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite-database.ts';
import { type RequestStore, StoreUnavailable } from './store.ts';

export interface StoreSettings {
  /** A PostgreSQL address, postgres://…; undefined for SQLite. */
  readonly databaseUrl?: string;
  /** Absolute path of the folder for SQLite's file. */
  readonly folder: string;
}

export const sqliteFile = 'requests.db';

async function openDatabase(
  { databaseUrl, folder }: StoreSettings,
  migrations: readonly Migration[],
  report: (fault: unknown) => void,
): Promise<SqlDatabase> {
  if (!databaseUrl) return openSqlite(join(folder, sqliteFile), migrations);
  // Loaded only if used: most practices need one file and no database server.
  const { openPostgres } = await import('./postgres-database.ts');
  return openPostgres(databaseUrl, migrations, report);
}

/** Returns the store for the settings. It's opened on first use and reopened after a loss; the site serves its pages meanwhile. */
export async function requestStore(settings: StoreSettings, report: (fault: unknown) => void): Promise<RequestStore> {
  const migrations = await readMigrations();
  return reopening(async () => sqlStore(await openDatabase(settings, migrations, report), report));
}

/** Milliseconds after a failed opening before the next attempt, so that a flood of requests does not flood the database. */
const pause = 500;

/** Returns a store that opens itself. Its methods reject with StoreUnavailable while it can't be opened. */
function reopening(open: () => Promise<RequestStore>, now: () => number = () => performance.now()): RequestStore {
  let opened: Promise<RequestStore> | undefined;
  let failure: { readonly at: number; readonly error: unknown } | undefined;
  let closed = false;

  async function current(): Promise<RequestStore> {
    if (closed) throw new StoreUnavailable('The store is closed');
    if (failure && now() - failure.at < pause) throw failure.error;
    opened ??= open();
    const mine = opened;
    try {
      const store = await mine;
      failure = undefined;
      return store;
    } catch (error) {
      if (opened === mine) opened = undefined;
      failure = { at: now(), error };
      throw error;
    }
  }

  async function use<T>(work: (store: RequestStore) => Promise<T>): Promise<T> {
    const store = await current();
    const mine = opened;
    try {
      return await work(store);
    } catch (error) {
      if (error instanceof StoreUnavailable && error.lost && opened === mine) {
        opened = undefined;
        await store.close().catch(() => {});
      }
      throw error;
    }
  }

  return {
    find: (id, digest) => use((store) => store.find(id, digest)),
    put: (request) => use((store) => store.put(request)),
    list: (limit) => use((store) => store.list(limit)),
    listNewest: (limit, before) => use((store) => store.listNewest(limit, before)),
    fetch: (id) => use((store) => store.fetch(id)),
    end: (id, ending, at) => use((store) => store.end(id, ending, at)),
    endMany: (ids, ending, at) => use((store) => store.endMany(ids, ending, at)),
    upkeep: (times) => use((store) => store.upkeep(times)),
    counts: (overdueBefore) => use((store) => store.counts(overdueBefore)),
    holdNotices: (from, heldUntil, madeBy) => use((store) => store.holdNotices(from, heldUntil, madeBy)),
    dropNotices: (notices, at) => use((store) => store.dropNotices(notices, at)),
    postponeNotices: (notices, nextAt) => use((store) => store.postponeNotices(notices, nextAt)),
    putDay: (day) => use((store) => store.putDay(day)),
    putNotes: (notes) => use((store) => store.putNotes(notes)),
    notes: (id) => use((store) => store.notes(id)),
    dayChanges: (limit) => use((store) => store.dayChanges(limit)),
    async close() {
      closed = true;
      const store = await opened?.catch(() => undefined);
      await store?.close();
    },
  };
}
