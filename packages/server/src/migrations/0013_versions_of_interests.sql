-- Of two administrators who rename one category from the same version, the second is told.

ALTER TABLE interests ADD COLUMN version integer NOT NULL DEFAULT 1;
