import { randomBytes, randomUUID } from 'node:crypto';
import { largestBody } from '#app/requests/envelope.ts';
import { dayRows } from './day-rows.ts';
import { eraseEndedNotes, notesRows } from './notes-rows.ts';
import { type SqlDatabase, type SqlRow, type Statement, statement } from './sql-database.ts';
import { type NoticeKind, noticeKinds, type RequestStore, type WaitingRow } from './store.ts';

const insert = `
  INSERT INTO requests (id, digest, key_id, schema_version, received_at, envelope, notice, notice_due)
  VALUES ($1, $2, $3, $4, $5, $6, 'new', $5) ON CONFLICT (id) DO NOTHING`;
const listed = `
  SELECT id, key_id, schema_version, received_at, (SELECT version FROM request_notes WHERE request_notes.id = requests.id) AS notes
  FROM requests`;
const list = `${listed}
  WHERE envelope IS NOT NULL ORDER BY received_at, id LIMIT $1`;
const listNewest = `${listed}
  WHERE envelope IS NOT NULL ORDER BY received_at DESC, id DESC LIMIT $1`;
// A row stays when its envelope is deleted, so that the next page can be read even if the last request of this one was archived.
const listBefore = `${listed}
  WHERE envelope IS NOT NULL AND (received_at, id) < (SELECT received_at, id FROM requests WHERE id = $2)
  ORDER BY received_at DESC, id DESC LIMIT $1`;
const end = `
  UPDATE requests SET envelope = NULL, ended_at = $2, ending = $3, notice = NULL
  WHERE id = $1 AND envelope IS NOT NULL`;
const uncalled = 'NOT EXISTS (SELECT 1 FROM request_notes WHERE request_notes.id = requests.id AND called = 1)';
const overdue = `
  UPDATE requests SET overdue_at = $1, notice = 'overdue', notice_due = $1, notice_attempts = 0, notice_hold = NULL
  WHERE envelope IS NOT NULL AND overdue_at IS NULL AND received_at <= $2 AND ${uncalled}`;
// A warning from the future was given while the clock was wrong, so it does not count.
const warn = `
  UPDATE requests SET warned_at = $1, notice = 'erasing-soon', notice_due = $1, notice_attempts = 0, notice_hold = NULL
  WHERE envelope IS NOT NULL AND (warned_at IS NULL OR warned_at > $1) AND received_at <= $2`;
const expire = `
  UPDATE requests SET envelope = NULL, ended_at = $1, ending = 'expired', notice = 'erased', notice_due = $1, notice_attempts = 0, notice_hold = NULL
  WHERE envelope IS NOT NULL AND received_at <= $2 AND warned_at <= $3`;
const expireTold = `${expire} AND notice IS DISTINCT FROM 'erasing-soon'`;
const forget = `DELETE FROM requests WHERE envelope IS NULL AND ended_at <= $1`;
const remove = 'DELETE FROM requests WHERE id = $1';
const counts = `
  SELECT count(*) AS waiting, count(CASE WHEN received_at <= $1 THEN 1 END) AS overdue
  FROM requests WHERE envelope IS NOT NULL`;
// A mail that failed, or was cut off, does not wait for the next day.
const due = `
  notice IS NOT NULL AND notice_due <= $1 AND (notice_due <= $4 OR notice_attempts > 0 OR notice_hold IS NOT NULL)
    AND (notice NOT IN ('new', 'overdue') OR ${uncalled})`;
// The condition is repeated because PostgreSQL re-evaluates the outer one if another server was faster.
const hold = `
  UPDATE requests SET notice_due = $2, notice_hold = $3
  WHERE ${due} AND id IN (SELECT id FROM requests WHERE ${due} ORDER BY received_at LIMIT 1000)
  RETURNING notice, notice_attempts`;
const drop = `
  UPDATE requests SET notice = NULL, notice_hold = NULL, warned_at = CASE WHEN notice = 'erasing-soon' THEN $3 ELSE warned_at END
  WHERE notice_hold = $1 AND notice = $2`;
const postpone = `
  UPDATE requests SET notice_due = $3, notice_attempts = notice_attempts + 1, notice_hold = NULL
  WHERE notice_hold = $1 AND notice = $2`;

/** Makes a store in a SQL database. `report` is called if scrubbing fails during upkeep; it's tried again the next time. */
export function sqlStore(database: SqlDatabase, report: (fault: unknown) => void): RequestStore {
  let unscrubbed = false;
  let underWay = false;
  /** Overwrites deleted bytes now or, if that fails, at the next upkeep. They already count as deleted, because nothing can read them. */
  const scrub = async (atLeisure = false) => {
    unscrubbed = false;
    await database.scrub(atLeisure).catch((error) => {
      unscrubbed = true;
      throw error;
    });
  };
  /** Overwrites deleted bytes while nothing waits for it: the counts, on which accepting requests depends, must not be delayed. */
  const scrubAtLeisure = async () => {
    if (underWay) return;
    underWay = true;
    await scrub(true).catch(report);
    underWay = false;
  };
  const find: RequestStore['find'] = async (id, digest) => {
    const [before] = await database.read(statement('SELECT digest, received_at FROM requests WHERE id = $1', id));
    return before && (before.digest === digest ? { outcome: 'known', receivedAt: Number(before.received_at) } : { outcome: 'conflict' });
  };
  return {
    ...dayRows(database),
    ...notesRows(database),
    find,
    async put({ id, digest, keyId, schemaVersion, receivedAt, envelope }) {
      const [stored] = await database.write([statement(insert, id, digest, keyId, schemaVersion, receivedAt, envelope)]);
      if (stored?.changes === 1) return { outcome: 'stored', receivedAt };
      return (await find(id, digest)) ?? { outcome: 'conflict' };
    },
    async list(limit) {
      return (await database.read(statement(list, limit))).map(waitingRow);
    },
    async listNewest(limit, before) {
      const rows = await database.read(before === undefined ? statement(listNewest, limit) : statement(listBefore, limit, before));
      return rows.map(waitingRow);
    },
    async fetch(id) {
      const [row] = await database.read(statement('SELECT envelope FROM requests WHERE id = $1 AND envelope IS NOT NULL', id));
      return row && String(row.envelope);
    },
    async end(id, ending, at) {
      const [ended] = await database.write([statement(end, id, at, ending), eraseEndedNotes(id)]);
      if (ended?.changes !== 1) return false;
      await scrub().catch(() => {});
      return true;
    },
    async endMany(ids, ending, at) {
      // Sort the ids, so that two servers asked to end the same requests do not deadlock.
      const sorted = ids.toSorted();
      const ended = await database.write([...sorted.map((id) => statement(end, id, at, ending)), ...sorted.map(eraseEndedNotes)]);
      const erased = ended.slice(0, sorted.length).reduce((sum, { changes }) => sum + changes, 0);
      if (erased > 0) await scrub().catch(() => {});
      return erased;
    },
    async upkeep({ now, overdueBefore, warnBefore, eraseBefore, warnedBefore, forgetBefore, mayErase, mails, triesRoom }) {
      await database.write([
        statement(overdue, now, overdueBefore),
        statement(warn, now, warnBefore),
        ...(triesRoom ? roomTrial(now) : []),
      ]);
      if (mayErase) {
        const [expired] = await database.write([
          statement(mails ? expireTold : expire, now, eraseBefore, warnedBefore),
          statement(forget, forgetBefore),
          eraseEndedNotes(),
        ]);
        if (expired && expired.changes > 0) unscrubbed = true;
      }
      if (unscrubbed) void scrubAtLeisure();
    },
    async counts(overdueBefore) {
      const [row] = await database.read(statement(counts, overdueBefore));
      return { waiting: Number(row?.waiting), overdue: Number(row?.overdue) };
    },
    async holdNotices(now, heldUntil, madeBy = now) {
      const token = randomUUID();
      const [held] = await database.write([statement(hold, now, heldUntil, token, madeBy)]);
      return noticeKinds.flatMap((kind) => ofKind(kind, token, held?.rows ?? []));
    },
    async dropNotices({ kind, hold: token }, at) {
      await database.write([statement(drop, token, kind, at)]);
    },
    async postponeNotices({ kind, hold: token }, nextAt) {
      await database.write([statement(postpone, token, kind, nextAt)]);
    },
    close: () => database.close(),
  };
}

/** Writes and deletes a row as large as the largest request, in one transaction, so that no one sees it. */
function roomTrial(now: number): Statement[] {
  const id = randomUUID();
  return [statement(insert, id, '', '', 0, now, randomBytes(largestBody / 2).toString('hex')), statement(remove, id)];
}

function waitingRow(row: SqlRow): WaitingRow {
  return {
    id: String(row.id),
    keyId: String(row.key_id),
    schemaVersion: Number(row.schema_version),
    receivedAt: Number(row.received_at),
    ...(row.notes !== null && { notes: Number(row.notes) }),
  };
}

function ofKind(kind: NoticeKind, token: string, rows: readonly SqlRow[]) {
  const own = rows.filter((row) => row.notice === kind);
  if (own.length === 0) return [];
  return [{ kind, hold: token, count: own.length, attempts: Math.max(...own.map((row) => Number(row.notice_attempts))) }];
}
