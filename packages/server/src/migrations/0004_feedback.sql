-- Which questions an update answers, and results that stay quick with many answers.

ALTER TABLE project_updates ADD UNIQUE (id, project_id);

-- Both belong to the same project: the keys say so, whoever writes.
CREATE TABLE project_update_questions (
  update_id integer NOT NULL,
  question_id integer NOT NULL,
  project_id integer NOT NULL,
  PRIMARY KEY (update_id, question_id),
  FOREIGN KEY (update_id, project_id) REFERENCES project_updates (id, project_id) ON DELETE CASCADE,
  FOREIGN KEY (question_id, project_id) REFERENCES questions (id, project_id) ON DELETE CASCADE
);

CREATE INDEX project_update_questions_question ON project_update_questions (question_id);
CREATE INDEX project_update_questions_project ON project_update_questions (project_id);

-- Holds all that the results of a question count, so that they are read from the index alone.
DROP INDEX answers_question_value;
CREATE INDEX answers_question_value ON answers (question_id, poll_option_id, slider_value)
  INCLUDE (approved_at);

-- The review list is read oldest first.
DROP INDEX answers_project_review;
CREATE INDEX answers_project_review ON answers (project_id, date, id) WHERE approved_at IS NULL;
DROP INDEX answers_question_date;
CREATE INDEX answers_question_date ON answers (question_id, date DESC, id DESC)
  WHERE approved_at IS NOT NULL;
