-- Chat, numbered from 1 at each table.

CREATE TABLE chat (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  number BIGINT NOT NULL,
  person TEXT NOT NULL,
  seat BIGINT NOT NULL,
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  at BIGINT NOT NULL,
  command TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
);

CREATE UNIQUE INDEX chat_by_command ON chat (table_id, person, command) WHERE command <> '';
