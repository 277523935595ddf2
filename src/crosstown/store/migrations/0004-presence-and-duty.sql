-- Which processes live, who is connected through them, and which of them acts for a table.
-- No foreign keys to tables: what is left of a table that was dropped in the meantime harms nobody.

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
