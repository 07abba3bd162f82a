import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Migration, migrationsAfter, migrationsTable } from './migrations.ts';
import type { SqlDatabase, SqlRow, Statement, StatementResult } from './sql-database.ts';
import { StoreUnavailable } from './store.ts';

/** Milliseconds that a write waits for another program, such as a backup, to release the file. */
const patience = 2000;
const retryEvery = 25;

/** SQLite's result codes (sqlite.org/rescode.html) for temporary failures; after those in `lost` the file must be reopened. */
const notNow = new Set([5, 6, 8, 10, 11, 13, 14, 26]);
const lost = new Set([10, 11, 14, 26]);
const busy = new Set([5, 6]);

interface Waiting {
  readonly statements: readonly Statement[];
  readonly since: number;
  readonly done: (results: StatementResult[]) => void;
  readonly failed: (error: unknown) => void;
}

/** Opens the file, or creates it readable by its owner only, and migrates its tables. Throws StoreUnavailable. */
export function openSqlite(file: string, migrations: readonly Migration[], options: { readonly readOnly?: boolean } = {}): SqlDatabase {
  return attempt(() => {
    makeFolder(dirname(file));
    if (!options.readOnly) closeSync(openSync(file, 'a', 0o600));
    return new SqliteDatabase(file, migrations, options.readOnly ?? false);
  });
}

class SqliteDatabase implements SqlDatabase {
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #inodes: readonly number[];
  readonly #prepared = new Map<string, StatementSync>();
  #waiting: Waiting[] = [];
  #scheduled = false;

  constructor(file: string, migrations: readonly Migration[], readOnly: boolean) {
    this.#file = file;
    this.#database = new DatabaseSync(file, { readOnly, timeout: 0 });
    try {
      // FULL: a commit returns only when the disk has it. secure_delete: zeros overwrite deleted data (sqlite.org/pragma.html).
      this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
      if (!readOnly) this.#migrate(migrations);
      syncFolder(dirname(file));
      this.#inodes = this.#inodesNow();
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  #migrate(migrations: readonly Migration[]): void {
    this.#database.exec(`BEGIN IMMEDIATE; ${migrationsTable}`);
    const row = this.#database.prepare('SELECT coalesce(max(number), 0) AS applied FROM migrations').get();
    for (const { number, sql } of migrationsAfter(Number(row?.applied), migrations)) {
      this.#database.exec(sql);
      this.#database.prepare('INSERT INTO migrations VALUES (?, ?)').run(number, Date.now());
    }
    this.#database.exec('COMMIT');
  }

  /** Writes that arrive together share one commit, so they wait for the disk only once. */
  write(statements: readonly Statement[]): Promise<StatementResult[]> {
    return new Promise((done, failed) => {
      this.#waiting.push({ statements, since: performance.now(), done, failed });
      this.#schedule();
    });
  }

  #schedule(later = false): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    const flush = () => {
      this.#scheduled = false;
      this.#flush();
    };
    if (later) setTimeout(flush, retryEvery);
    else setImmediate(flush);
  }

  #flush(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    let results: StatementResult[][];
    try {
      results = attempt(() => this.#commit(batch));
    } catch (error) {
      if (!isBusy(error)) {
        for (const { failed } of batch) failed(error);
        return;
      }
      const now = performance.now();
      for (const { failed, since } of batch) if (now - since > patience) failed(error);
      this.#waiting = [...batch.filter(({ since }) => now - since <= patience), ...this.#waiting];
      if (this.#waiting.length > 0) this.#schedule(true);
      return;
    }
    for (const [index, { done }] of batch.entries()) done(results[index] ?? []);
  }

  #commit(batch: readonly Waiting[]): StatementResult[][] {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const results = batch.map(({ statements }) => statements.map((statement) => this.#run(statement)));
      this.#database.exec('COMMIT');
      this.#requireSameFiles();
      return results;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #run({ sql, values }: Statement): StatementResult {
    const prepared = this.#prepare(sql);
    if (/\bRETURNING\b/.test(sql)) {
      const rows = prepared.all(named(values)) as SqlRow[];
      return { changes: rows.length, rows };
    }
    return { changes: Number(prepared.run(named(values)).changes), rows: [] };
  }

  #prepare(sql: string): StatementSync {
    const prepared = this.#prepared.get(sql) ?? this.#database.prepare(sql);
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  async read({ sql, values }: Statement): Promise<readonly SqlRow[]> {
    return attempt(() => {
      this.#requireSameFiles();
      return this.#prepare(sql).all(named(values)) as SqlRow[];
    });
  }

  /** Empties the write-ahead log, which still contains earlier versions of pages. That fails while another program reads it. */
  async scrub(): Promise<void> {
    const row = attempt(() => this.#database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get());
    if (row?.busy !== 0) throw new StoreUnavailable('The write-ahead log is being read');
  }

  /** Throws if the files were deleted or replaced while open: writes to them would be lost and must not be acknowledged. */
  #requireSameFiles(): void {
    const now = this.#inodesNow();
    if (now.some((inode, index) => inode !== this.#inodes[index]))
      throw new StoreUnavailable('The database file was deleted or replaced', undefined, true);
  }

  #inodesNow(): number[] {
    return [this.#file, `${this.#file}-wal`].map((file) => statSync(file, { throwIfNoEntry: false })?.ino ?? 0);
  }

  async close(): Promise<void> {
    if (this.#waiting.length > 0) this.#flush();
    for (const { failed } of this.#waiting.splice(0)) failed(new StoreUnavailable('The store is closed'));
    if (this.#database.isOpen) this.#database.close();
  }
}

const named = (values: Statement['values']) => Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));

/** Creates a folder and its parents. Node's own `recursive` option never returns where nothing can be created, such as in /proc. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  mkdirSync(folder, { mode: 0o700 });
}

/** Makes sure that the directory entry of a new file is on the disk. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function isBusy(error: unknown): boolean {
  return error instanceof StoreUnavailable && busy.has(codeOf(error.cause));
}

/** Returns an SQLite error's primary result code; 0 for other errors. */
function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

const fileErrors = new Set([
  'EACCES',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'ENOTDIR',
  'EISDIR',
  'EEXIST',
  'EIO',
  'ENOENT',
  'EPERM',
  'EMFILE',
  'EFBIG',
]);

function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = codeOf(error);
    if (notNow.has(code)) throw new StoreUnavailable('SQLite cannot do it now', error, lost.has(code));
    if (fileErrors.has((error as NodeJS.ErrnoException).code ?? ''))
      throw new StoreUnavailable('The database file cannot be used', error, true);
    throw error;
  }
}
