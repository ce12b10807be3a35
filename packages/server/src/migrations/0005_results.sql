-- What one act of one account was answered, so that sending it again does nothing twice.
-- The row is written in the act's own transaction: it stands exactly when what it speaks of does.
CREATE TABLE idempotency_keys (
  account_id integer NOT NULL REFERENCES accounts ON DELETE CASCADE,
  key text NOT NULL CHECK (char_length(key) <= 100),
  -- Of the operation and everything sent with it.
  request_hash bytea NOT NULL CHECK (octet_length(request_hash) = 32),
  answer text,
  etag text,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (account_id, key)
);

CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);

-- Once a project has ended, nobody gives feedback to it any more, whichever program writes it.
CREATE FUNCTION refuse_feedback_after_end() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended integer;
BEGIN
  SELECT c.project_id INTO ended
  FROM (SELECT project_id, max(date) AS date FROM changed GROUP BY project_id) c
    JOIN projects p ON p.id = c.project_id
  WHERE c.date > p.end_date LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'Project % has ended and takes no more feedback', ended
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER project_responses_in_time AFTER INSERT ON project_responses
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_feedback_after_end();
CREATE TRIGGER answers_in_time AFTER INSERT ON answers
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_feedback_after_end();

-- One project's responses, newest first, for its paged list and its export.
CREATE INDEX project_responses_project_newest ON project_responses (project_id, date DESC, id DESC);
DROP INDEX project_responses_project_date;
