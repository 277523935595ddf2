-- Guests, the hashes of their tokens and of links to other devices; tables and who sits at them.

CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created BIGINT NOT NULL
);

CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id)
);

CREATE INDEX tokens_by_person ON tokens (person);

CREATE TABLE links (
  hash TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  expires BIGINT NOT NULL
);

CREATE INDEX links_by_expiry ON links (expires);

CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  revision BIGINT NOT NULL,
  document TEXT NOT NULL,
  state TEXT NOT NULL,
  listed BIGINT NOT NULL,
  touched BIGINT NOT NULL,
  due BIGINT
);

CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_in_lobby ON tables (state, touched) WHERE listed = 1;

CREATE TABLE seated (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person TEXT NOT NULL REFERENCES people (id),
  place BIGINT NOT NULL,
  PRIMARY KEY (table_id, person)
);

CREATE INDEX seated_by_person ON seated (person);
