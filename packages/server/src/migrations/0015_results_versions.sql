-- Votes and scale values arrive approved, so no count tells an open page of them: a version does, and of
-- those that change or go as well. Like a response, an answer now holds its project's row until commit.

ALTER TABLE projects ADD COLUMN results_version integer NOT NULL DEFAULT 0;

CREATE OR REPLACE FUNCTION answers_count_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE projects p SET
    answers_for_review_count = p.answers_for_review_count + sign * c.waiting,
    results_version = p.results_version + c.has_approved::integer
  FROM (
    SELECT project_id,
      count(*) FILTER (WHERE approved_at IS NULL) AS waiting,
      bool_or(approved_at IS NOT NULL) AS has_approved
    FROM changed GROUP BY project_id
  ) c WHERE p.id = c.project_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION answers_recount_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE projects p SET
    answers_for_review_count = p.answers_for_review_count + c.difference,
    results_version = p.results_version + c.has_approved::integer
  FROM (
    SELECT project_id, sum(waiting) AS difference, bool_or(waiting = 0) AS has_approved FROM (
      SELECT project_id, (approved_at IS NULL)::integer AS waiting FROM changed
      UNION ALL
      SELECT project_id, -(approved_at IS NULL)::integer FROM previous
    ) rows GROUP BY project_id HAVING sum(waiting) <> 0 OR bool_or(waiting = 0)
  ) c WHERE p.id = c.project_id;
  RETURN NULL;
END
$$;
