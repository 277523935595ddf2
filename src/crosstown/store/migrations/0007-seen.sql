-- When the host or a player was last at a table, so that the lobby shows no abandoned tables.

ALTER TABLE tables ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
