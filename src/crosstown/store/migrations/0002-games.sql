-- Games, their plies (never changed, never removed), and the records of finished ones.
-- A record is known by the SHA-256 of its JSON. Imported records belong to no game here.

CREATE TABLE records (
  sha256 TEXT PRIMARY KEY,
  document TEXT NOT NULL
);

CREATE TABLE games (
  id TEXT PRIMARY KEY,
  table_id TEXT NOT NULL REFERENCES tables (id),
  number BIGINT NOT NULL,
  base BIGINT NOT NULL,
  city TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  seed TEXT NOT NULL,
  names TEXT NOT NULL,
  began BIGINT NOT NULL,
  record TEXT REFERENCES records (sha256),
  UNIQUE (table_id, number)
);

CREATE TABLE plies (
  game TEXT NOT NULL REFERENCES games (id),
  ply BIGINT NOT NULL,
  seat BIGINT NOT NULL,
  move TEXT NOT NULL,
  at BIGINT NOT NULL,
  person TEXT NOT NULL,
  command TEXT NOT NULL,
  cause TEXT NOT NULL,
  PRIMARY KEY (game, ply)
);
