-- The seat to move, so that a list of games can say whose turn it is without replaying them.

ALTER TABLE tables ADD COLUMN turn BIGINT;
