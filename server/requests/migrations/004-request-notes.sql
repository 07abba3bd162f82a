-- What the office notes about a waiting request, as one sealed text; erased with the request's envelope.
CREATE TABLE request_notes (
  id TEXT PRIMARY KEY,
  -- Counts the changes, from 1.
  version INTEGER NOT NULL,
  sealed TEXT NOT NULL,
  -- 1 once somebody at the office has called: then no more reminders are mailed.
  called INTEGER NOT NULL CHECK (called IN (0, 1)),
  changed_at BIGINT NOT NULL
);
