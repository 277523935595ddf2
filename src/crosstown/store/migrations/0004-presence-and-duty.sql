-- Running processes, the people connected through them, and the process that acts for each table.
-- No foreign keys to tables: leftovers of a dropped table do no harm.

CREATE TABLE workers (
  id TEXT PRIMARY KEY,
  until BIGINT NOT NULL
);

CREATE TABLE presence (
  table_id TEXT NOT NULL,
  person TEXT NOT NULL,
  worker TEXT NOT NULL,
  away BIGINT,
  PRIMARY KEY (table_id, person, worker)
);

CREATE INDEX presence_by_worker ON presence (worker);

CREATE TABLE duty (
  table_id TEXT PRIMARY KEY,
  worker TEXT NOT NULL,
  until BIGINT NOT NULL
);
