/** The interface to SQLite and PostgreSQL that the store uses: both run the same SQL in durable transactions. */

export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** A statement; its placeholders are $1, $2 … in both databases. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export const statement = (sql: string, ...values: SqlValue[]): Statement => ({ sql, values });

export interface StatementResult {
  /** The number of rows changed. */
  readonly changes: number;
  /** The rows of RETURNING. */
  readonly rows: readonly SqlRow[];
}

/** A database. All methods reject with StoreUnavailable if it's not possible now. */
export interface SqlDatabase {
  /** Runs the statements as one transaction. Resolves once they would survive a power failure. */
  write(statements: readonly Statement[]): Promise<StatementResult[]>;
  read(statement: Statement): Promise<readonly SqlRow[]>;
  /** Removes what remains of deleted data, as far as the database can. With `atLeisure` it may take an hour, and `close` aborts it. */
  scrub(atLeisure?: boolean): Promise<void>;
  close(): Promise<void>;
}
