-- Of two administrators who edit one researcher from the same version, the second is told.

ALTER TABLE accounts ADD COLUMN version integer NOT NULL DEFAULT 1;
