-- What the desk told the pages of the day, the last 50 changes; the newest one holds.
CREATE TABLE office_day (
  version INTEGER PRIMARY KEY,
  changed_at BIGINT NOT NULL,
  -- The first digits of the hash of the token it came with.
  token TEXT NOT NULL,
  -- JSON.
  entries TEXT NOT NULL
);
