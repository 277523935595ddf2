-- When the host of a table or somebody who sits there was last there, so that the lobby shows no empty rooms.

ALTER TABLE tables ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
