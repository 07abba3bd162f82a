import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreUnavailable } from './store.ts';

/** A change of the database schema, applied once and never edited afterwards. */
export interface Migration {
  readonly number: number;
  readonly sql: string;
}

export const migrationsTable = 'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)';

const folder = join(import.meta.dirname, 'migrations');

/** Reads the files migrations/NNN-title.sql in order. Rejects if a number is missing or used twice. */
export async function readMigrations(from = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name, index) => {
      const number = Number(/^(\d{3})-/.exec(name)?.[1]);
      if (number !== index + 1) throw new Error(`${from}: expected ${String(index + 1).padStart(3, '0')}-….sql, found ${name}`);
      return { number, sql: await readFile(join(from, name), 'utf8') };
    }),
  );
}

/** Returns the migrations that a database lacks. Throws StoreUnavailable if a newer release migrated it: this one might harm it. */
export function migrationsAfter(applied: number, all: readonly Migration[]): readonly Migration[] {
  if (applied > all.length)
    throw new StoreUnavailable(`The database has migration ${applied}, this release knows ${all.length}: it belongs to a newer release`);
  return all.slice(applied);
}
