import pg from 'pg';
import { type Migration, migrationsAfter, migrationsTable } from './migrations.ts';
import type { SqlDatabase, SqlRow, Statement, StatementResult } from './sql-database.ts';
import { StoreUnavailable } from './store.ts';

/** Milliseconds to wait for a connection or a query; the visitor's page tries again by itself. */
const patience = 5000;
/** Milliseconds that vacuuming a large table may take while no one waits. */
const leisure = 3_600_000;
const connections = 10;
/** The most transactions of this server at a time; while they wait for the disk, further writes collect for the next. */
const commitsAtOnce = 2;
const mostTogether = 100;

/** An advisory lock (any number) held during migration, so that servers that start together do not all migrate. */
const migrationLock = 7_315_208;

/**
 * The classes of SQLSTATE (postgresql.org/docs, appendix A) for temporary failures: connection, authorization, no such database, lock,
 * resources, operator, system.
 */
const notNow = /^(08|25|28|3D|40|53|55|57|58|XX)/;
/** The table is missing, so this is not the database that was opened. */
const undefinedTable = '42P01';

/** Parses 64-bit integers as numbers, because ours are only milliseconds and counts. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** Connects and migrates the tables. Rejects with StoreUnavailable. `report` is called for connections lost while idle. */
export async function openPostgres(url: string, migrations: readonly Migration[], report: (fault: unknown) => void): Promise<SqlDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: connections,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    statement_timeout: patience,
    application_name: 'requests',
    // Send the statements of a transaction together, without waiting for each result.
    pipeline: true,
    // A commit must return only when the disk has it, whatever the database's own setting.
    onConnect: async (client) => {
      await client.query('SET synchronous_commit TO on');
    },
  });
  pool.on('error', report);
  try {
    await withClient(pool, (client) => migrate(client, migrations));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PostgresDatabase(pool, url);
}

async function migrate(client: pg.PoolClient, migrations: readonly Migration[]): Promise<void> {
  await transaction(client, async () => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query(migrationsTable);
    const { rows } = await client.query<{ applied: number }>('SELECT coalesce(max(number), 0) AS applied FROM migrations');
    for (const { number, sql } of migrationsAfter(rows[0]?.applied ?? 0, migrations)) {
      await client.query(sql);
      await client.query('INSERT INTO migrations VALUES ($1, $2)', [number, Date.now()]);
    }
  });
}

interface Waiting {
  readonly statement: Statement;
  readonly done: (results: StatementResult[]) => void;
  readonly failed: (error: unknown) => void;
}

/** Every statement on a single row has its id as the first value. */
const rowOf = ({ statement: { values } }: Waiting) => String(values[0]);
const compareStrings = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

class PostgresDatabase implements SqlDatabase {
  readonly #pool: pg.Pool;
  readonly #url: string;
  /** The connection of a long-running `scrub`. */
  #cleaner: pg.Client | undefined;
  #closed = false;
  readonly #waiting: Waiting[] = [];
  #underWay = 0;

  constructor(pool: pg.Pool, url: string) {
    this.#pool = pool;
    this.#url = url;
  }

  /** Single statements that arrive together share one commit, as with SQLite. */
  async write(statements: readonly Statement[]): Promise<StatementResult[]> {
    const [statement, ...others] = statements;
    if (!statement || others.length > 0) return withClient(this.#pool, (client) => together(client, statements));
    return new Promise((done, failed) => {
      this.#waiting.push({ statement, done, failed });
      setImmediate(() => void this.#commitWaiting());
    });
  }

  async #commitWaiting(): Promise<void> {
    if (this.#waiting.length === 0 || this.#underWay >= commitsAtOnce) return;
    // Sort in the same order on every server: two that write the same rows in different orders would deadlock.
    const batch = this.#waiting.splice(0, mostTogether).toSorted((one, other) => compareStrings(rowOf(one), rowOf(other)));
    this.#underWay += 1;
    try {
      const results = await withClient(this.#pool, (client) =>
        together(
          client,
          batch.map(({ statement }) => statement),
        ),
      );
      for (const [place, { done }] of batch.entries()) done(results.slice(place, place + 1));
    } catch (error) {
      for (const { failed } of batch) failed(error);
    } finally {
      this.#underWay -= 1;
      void this.#commitWaiting();
    }
  }

  async read(statement: Statement): Promise<readonly SqlRow[]> {
    return (await attempt(() => run(this.#pool, statement))).rows;
  }

  /** Frees deleted rows to be overwritten. PostgreSQL's write-ahead log and backups still contain them for as long as those are kept. */
  async scrub(atLeisure = false): Promise<void> {
    if (!atLeisure) return void (await attempt(() => this.#pool.query(vacuum)));
    // Use a separate connection: those of the pool are few, and time out after seconds.
    const cleaner = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: patience,
      query_timeout: leisure,
      statement_timeout: leisure,
      application_name: 'requests',
    });
    cleaner.on('error', toldByItsQueries);
    this.#cleaner = cleaner;
    try {
      await attempt(async () => {
        await cleaner.connect();
        await cleaner.query(vacuum);
      });
    } catch (error) {
      if (!this.#closed) throw error;
    } finally {
      this.#cleaner = undefined;
      await cleaner.end();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#cleaner?.end();
    await this.#pool.end();
  }
}

const vacuum = 'VACUUM requests, request_notes';

/** The name of each SQL text, under which connections keep it as a prepared statement. */
const names = new Map<string, string>();

async function run(client: pg.Pool | pg.PoolClient, { sql, values }: Statement): Promise<StatementResult> {
  const name = names.get(sql) ?? `statement_${names.size + 1}`;
  names.set(sql, name);
  const { rowCount, rows } = await client.query({ name, text: sql, values: [...values] });
  return { changes: rowCount ?? 0, rows };
}

/** Runs statements as one transaction, sent without waiting in between. A single statement needs no explicit transaction. */
async function together(client: pg.PoolClient, statements: readonly Statement[]): Promise<StatementResult[]> {
  const [only, ...others] = statements;
  if (only && others.length === 0) return [await run(client, only)];
  const begun = client.query('BEGIN');
  const running = statements.map((statement) => run(client, statement));
  const ended = client.query('COMMIT');
  // Wait for all, so that no rejection goes unhandled; after a failed statement, COMMIT rolls back.
  const [beginning, ending, ...results] = await Promise.allSettled([begun, ended, ...running]);
  for (const settled of [beginning, ...results, ending]) if (settled.status === 'rejected') throw settled.reason;
  return results.flatMap((settled) => (settled.status === 'fulfilled' ? [settled.value] : []));
}

async function transaction<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // On a broken connection ROLLBACK fails too; the first error is the one to report.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** Ignores the `error` event of a broken connection, which would otherwise end the program; its queries reject as well. */
const toldByItsQueries = () => {};

/** Runs `work` with a connection from the pool. A connection that failed is not used again. */
async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await attempt(() => pool.connect());
  client.on('error', toldByItsQueries);
  try {
    const result = await attempt(() => work(client));
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  } finally {
    client.off('error', toldByItsQueries);
  }
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    const state = error instanceof pg.DatabaseError ? (error.code ?? '') : undefined;
    if (state !== undefined && state !== undefinedTable && !notNow.test(state)) throw error;
    throw new StoreUnavailable('PostgreSQL cannot do it now', error, state === undefinedTable);
  }
}
