-- The same text runs on SQLite and on PostgreSQL. Times are milliseconds since 1970.
CREATE TABLE requests (
  id TEXT PRIMARY KEY,
  -- SHA-256 of the envelope.
  digest TEXT NOT NULL,
  key_id TEXT NOT NULL,
  schema_version INTEGER NOT NULL,
  received_at BIGINT NOT NULL,
  -- Erased when the request has ended; the row stays so that a copy sent later is known.
  envelope TEXT,
  ended_at BIGINT,
  -- confirmed, deleted or expired
  ending TEXT,
  overdue_at BIGINT,
  warned_at BIGINT,
  -- What is to be mailed of it (new, overdue, erasing-soon, erased), and not before notice_due.
  notice TEXT,
  notice_due BIGINT NOT NULL,
  notice_attempts INTEGER NOT NULL DEFAULT 0,
  -- Which delivery is trying to.
  notice_hold TEXT,
  CHECK ((envelope IS NULL) = (ended_at IS NOT NULL))
);

CREATE INDEX requests_waiting ON requests (received_at, id) WHERE envelope IS NOT NULL;
CREATE INDEX requests_ended ON requests (ended_at) WHERE envelope IS NULL;
CREATE INDEX requests_notices ON requests (notice_due) WHERE notice IS NOT NULL;
