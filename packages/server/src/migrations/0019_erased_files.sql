-- An operator may take the file of any ethics document away, at somebody's request, and says so.

ALTER TABLE project_documents ADD COLUMN content_erased boolean NOT NULL DEFAULT false;

DO $$
DECLARE
  rule text;
BEGIN
  -- Its name was given by PostgreSQL, and is looked for by what it says.
  FOR rule IN
    SELECT conname FROM pg_constraint
    WHERE conrelid = 'project_documents'::regclass AND contype = 'c'
      AND pg_get_constraintdef(oid) ILIKE '%content IS NOT NULL%IS DISTINCT FROM%REJECTED%'
  LOOP
    EXECUTE format('ALTER TABLE project_documents DROP CONSTRAINT %I', rule);
  END LOOP;
END
$$;

ALTER TABLE project_documents
  ADD CHECK (content IS NULL OR NOT content_erased),
  -- Never the file of one that was approved, replaced or still waits, unless an operator says so.
  ADD CHECK (content IS NOT NULL OR content_erased OR decision IS NOT DISTINCT FROM 'REJECTED');
