-- The file of a rejected document is deleted after a time. Who submitted and decided it stays.

ALTER TABLE project_documents
  ALTER COLUMN content DROP NOT NULL,
  ADD COLUMN content_deleted_at timestamptz(3),
  ADD CHECK ((content IS NULL) = (content_deleted_at IS NOT NULL)),
  -- Never the file of one that was approved, replaced or still waits.
  ADD CHECK (content IS NOT NULL OR decision IS NOT DISTINCT FROM 'REJECTED');
