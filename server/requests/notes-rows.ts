import { type SqlDatabase, type Statement, statement } from './sql-database.ts';
import type { NotesStore } from './store.ts';

// Of two changes to the same version, the second finds its version number taken.
const put = `
  INSERT INTO request_notes (id, version, sealed, called, changed_at)
  SELECT id, CAST($2 AS INTEGER), CAST($3 AS TEXT), CAST($4 AS INTEGER), CAST($5 AS BIGINT) FROM requests
  WHERE id = $1 AND envelope IS NOT NULL
    AND CAST($2 AS INTEGER) = 1 + coalesce((SELECT version FROM request_notes WHERE request_notes.id = $1), 0)
  ON CONFLICT (id) DO UPDATE
    SET version = excluded.version, sealed = excluded.sealed, called = excluded.called, changed_at = excluded.changed_at
    WHERE request_notes.version = excluded.version - 1`;
const waits = 'SELECT 1 AS waits FROM requests WHERE id = $1 AND envelope IS NOT NULL';
const read = `
  SELECT version, sealed, called, changed_at FROM request_notes
  WHERE id = $1 AND EXISTS (${waits})`;

/** Deletes notes whose request has ended; with an id, only those of that request. */
export function eraseEndedNotes(id?: string): Statement {
  const ended = 'NOT EXISTS (SELECT 1 FROM requests WHERE requests.id = request_notes.id AND envelope IS NOT NULL)';
  return id === undefined
    ? statement(`DELETE FROM request_notes WHERE ${ended}`)
    : statement(`DELETE FROM request_notes WHERE id = $1 AND ${ended}`, id);
}

/** Stores the office's notes in a SQL database. */
export function notesRows(database: SqlDatabase): NotesStore {
  return {
    async putNotes({ id, version, sealed, called, at }) {
      const [stored] = await database.write([statement(put, id, version, sealed, called ? 1 : 0, at)]);
      if (stored?.changes === 1) return 'stored';
      return (await database.read(statement(waits, id))).length > 0 ? 'other-version' : 'gone';
    },
    async notes(id) {
      const [row] = await database.read(statement(read, id));
      if (!row) return undefined;
      return { id, version: Number(row.version), sealed: String(row.sealed), called: row.called === 1, at: Number(row.changed_at) };
    },
  };
}
