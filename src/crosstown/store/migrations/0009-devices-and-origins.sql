-- When a device signed in, when it was last seen (0 if nobody knows), and what it is.
-- Where a table was opened from: a few bits of a hash, so that one address cannot fill the lobby.

ALTER TABLE tokens ADD COLUMN created BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN device TEXT NOT NULL DEFAULT '';

ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
