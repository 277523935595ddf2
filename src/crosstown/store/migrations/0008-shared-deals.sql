-- How a game's seed was mixed from the server's and what people added, as JSON. Empty: the server drew it alone.

ALTER TABLE games ADD COLUMN deal TEXT NOT NULL DEFAULT '';
