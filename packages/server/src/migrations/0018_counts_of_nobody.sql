-- What somebody said of themselves, in their own words, stayed as a count of nobody once they had gone.

-- Every writer of a response holds its project's row from the first statement on, so nobody adds to these
-- rows meanwhile.
CREATE FUNCTION project_responses_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM project_response_days
  WHERE response_count = 0 AND project_id IN (SELECT project_id FROM changed);
  DELETE FROM project_response_groups
  WHERE response_count = 0 AND project_id IN (SELECT project_id FROM changed);
  RETURN NULL;
END
$$;

-- By its name it runs after project_responses_deleted, which counts and takes that row.
CREATE TRIGGER project_responses_deleted_last AFTER DELETE ON project_responses
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION project_responses_forget();

-- Rows that come to nothing together go together, which changes no sum. Slots that another transaction
-- holds are passed over, as ever: what comes to nothing only with one of them goes within the hour, when
-- the server calls this as well.
CREATE FUNCTION participant_counts_forget() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held integer[] := ARRAY(SELECT id FROM participant_count_slots ORDER BY id FOR UPDATE SKIP LOCKED);
BEGIN
  DELETE FROM participant_counts c
  USING (
    SELECT kind, value FROM participant_counts WHERE slot = ANY (held)
    GROUP BY kind, value HAVING sum(participant_count) = 0
  ) nobody
  WHERE c.slot = ANY (held) AND c.kind = nobody.kind AND c.value = nobody.value;
END
$$;

CREATE OR REPLACE FUNCTION participants_count(changes participant_change[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own integer := participant_count_slot();
BEGIN
  INSERT INTO participant_counts AS kept (slot, kind, value, participant_count)
  SELECT own, c.kind, c.value, c.people FROM unnest(changes) c
  ON CONFLICT (slot, kind, value)
    DO UPDATE SET participant_count = kept.participant_count + excluded.participant_count;
  -- Asked first, since whoever holds every free slot has others make new ones.
  IF EXISTS (
    SELECT FROM unnest(changes) c WHERE c.people < 0 AND 0 = (
      SELECT sum(kept.participant_count) FROM participant_counts kept
      WHERE kept.kind = c.kind AND kept.value = c.value)
  ) THEN
    PERFORM participant_counts_forget();
  END IF;
END
$$;

DELETE FROM project_response_days WHERE response_count = 0;
DELETE FROM project_response_groups WHERE response_count = 0;
SELECT participant_counts_forget();
