-- Who opened a table, so that the tables of one guest can be counted though nobody sits at them.

ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';

CREATE INDEX tables_by_host ON tables (host, state);
