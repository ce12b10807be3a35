-- Feedback that cannot be is refused: it was taken, and then left out of one total and counted in another.

-- The domain's isBlank; a test holds the two together.
CREATE FUNCTION nothing_to_read(written text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT written ~ ('^[\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F'
    '\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8'
    '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]*$')
$$;

-- An empty comment beside a choice or a value is none, and one alone says nothing at all.
UPDATE answers SET comment = NULL
WHERE nothing_to_read(comment) AND (slider_value IS NOT NULL OR poll_option_id IS NOT NULL);
DELETE FROM answers WHERE nothing_to_read(comment);

-- No constraint: it would stop the approval of an answer that was taken before.
CREATE FUNCTION refuse_impossible_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF nothing_to_read(NEW.comment) THEN
    RAISE EXCEPTION 'A comment has something to read, or is NULL' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.slider_value IS NOT NULL AND NOT EXISTS (
    SELECT FROM questions WHERE id = NEW.question_id AND slider_max >= NEW.slider_value
  ) THEN
    RAISE EXCEPTION 'Question % has no value % on a scale', NEW.question_id, NEW.slider_value
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;

-- By its name it runs after answers_in_written_order, which takes out what draws nothing.
CREATE TRIGGER answers_possible BEFORE INSERT OR UPDATE OF question_id, comment, slider_value ON answers
  FOR EACH ROW WHEN (NEW.comment IS NOT NULL OR NEW.slider_value IS NOT NULL)
  EXECUTE FUNCTION refuse_impossible_answer();

-- Nobody has seen a project that is not published, and none is ever withdrawn.
ALTER FUNCTION refuse_feedback_after_end RENAME TO refuse_untimely_feedback;
CREATE OR REPLACE FUNCTION refuse_untimely_feedback() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  refused record;
BEGIN
  SELECT p.id, p.status INTO refused
  FROM (SELECT project_id, max(date) AS date FROM changed GROUP BY project_id) c
    JOIN projects p ON p.id = c.project_id
  WHERE p.status <> 'PUBLISHED' OR c.date > p.end_date LIMIT 1;
  IF refused.status <> 'PUBLISHED' THEN
    RAISE EXCEPTION 'Project % is not published and takes no feedback', refused.id
      USING ERRCODE = 'check_violation';
  ELSIF FOUND THEN
    RAISE EXCEPTION 'Project % has ended and takes no more feedback', refused.id
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
