/** What SQLite and PostgreSQL both do for the store: run the same SQL, in transactions that last. */

export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** Places for values are $1, $2 … in both databases. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export interface StatementResult {
  /** Rows changed. */
  readonly changes: number;
  /** What RETURNING gave. */
  readonly rows: readonly SqlRow[];
}

/** All reject with StoreUnavailable when the database cannot do it now. */
export interface SqlDatabase {
  /** Runs the statements as one: all or none. Resolves when they would survive a loss of power. */
  write(statements: readonly Statement[]): Promise<StatementResult[]>;
  read(statement: Statement): Promise<readonly SqlRow[]>;
  /** Leaves as little as the database can of what was erased. `atLeisure`: it may take an hour, and `close` cuts it off. */
  scrub(atLeisure?: boolean): Promise<void>;
  close(): Promise<void>;
}
