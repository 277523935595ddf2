-- Who opened a table, to count a guest's tables even if nobody sits at them.

ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';

CREATE INDEX tables_by_host ON tables (host, state);
