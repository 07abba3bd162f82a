-- One row: the secret that signs challenges, made by the first server that needs it.
CREATE TABLE secrets (
  purpose TEXT PRIMARY KEY,
  secret TEXT NOT NULL
);
