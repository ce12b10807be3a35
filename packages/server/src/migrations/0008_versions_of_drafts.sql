-- Of two people who change one draft from the same version, the second is told.

ALTER TABLE project_updates ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE questions ADD COLUMN version integer NOT NULL DEFAULT 1;
