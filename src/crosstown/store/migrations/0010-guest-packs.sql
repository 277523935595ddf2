-- Packs of cities that guests brought, by the SHA-256 of their text, and the tables that play them.
-- Added is when a pack was last brought. Origin is the same few bits of a hash as that of tables.

CREATE TABLE guest_packs (
  sha256 TEXT PRIMARY KEY,
  city TEXT NOT NULL,
  pack TEXT NOT NULL,
  person TEXT NOT NULL,
  origin TEXT NOT NULL,
  added BIGINT NOT NULL
);

CREATE INDEX guest_packs_by_person ON guest_packs (person);
CREATE INDEX guest_packs_by_origin ON guest_packs (origin);

CREATE TABLE pack_uses (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  sha256 TEXT NOT NULL REFERENCES guest_packs (sha256)
);

CREATE INDEX pack_uses_by_pack ON pack_uses (sha256);
