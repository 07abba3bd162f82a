import { type SqlDatabase, type SqlRow, statement } from './sql-database.ts';
import type { DayStore, StoredDay } from './store.ts';

/** Changes kept, including the current one. */
export const keptChanges = 50;

// Of two changes to the same version, the second finds a newer one, or its version number taken.
const insert = `
  INSERT INTO office_day (version, changed_at, token, entries)
  SELECT CAST($1 AS INTEGER), CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT)
  WHERE (SELECT coalesce(max(version), 0) FROM office_day) = CAST($1 AS INTEGER) - 1
  ON CONFLICT (version) DO NOTHING`;
const forget = 'DELETE FROM office_day WHERE version <= (SELECT max(version) FROM office_day) - CAST($1 AS INTEGER)';
const newest = 'SELECT version, changed_at, token, entries FROM office_day ORDER BY version DESC LIMIT $1';

/** Stores Today in a SQL database. */
export function dayRows(database: SqlDatabase): DayStore {
  const dayChanges: DayStore['dayChanges'] = async (limit) => (await database.read(statement(newest, limit))).map(storedDay);
  return {
    dayChanges,
    async putDay({ version, at, token, entries }) {
      const [put] = await database.write([statement(insert, version, at, token, entries), statement(forget, keptChanges)]);
      return put?.changes === 1;
    },
  };
}

function storedDay(row: SqlRow): StoredDay {
  return { version: Number(row.version), at: Number(row.changed_at), token: String(row.token), entries: String(row.entries) };
}
