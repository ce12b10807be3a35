-- Whoever deleted words that came to nothing held every free slot until commit, so everybody else who wrote
-- meanwhile made a new one, and none was ever taken away.

-- At once only the own slot and one other are looked into. Words that come to nothing only with a third, or
-- with one that another transaction holds, go within the hour.
CREATE OR REPLACE FUNCTION participants_count(changes participant_change[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own integer := participant_count_slot();
  emptied participant_change[];
  held integer[];
BEGIN
  INSERT INTO participant_counts AS kept (slot, kind, value, participant_count)
  SELECT own, c.kind, c.value, c.people FROM unnest(changes) c
  ON CONFLICT (slot, kind, value)
    DO UPDATE SET participant_count = kept.participant_count + excluded.participant_count;
  emptied := ARRAY(
    SELECT c FROM unnest(changes) c WHERE c.people < 0 AND 0 = (
      SELECT sum(kept.participant_count) FROM participant_counts kept
      WHERE kept.kind = c.kind AND kept.value = c.value));
  IF cardinality(emptied) = 0 THEN
    RETURN;
  END IF;
  held := own || ARRAY(
    SELECT id FROM participant_count_slots s
    WHERE id <> own AND EXISTS (
      SELECT FROM participant_counts kept JOIN unnest(emptied) e USING (kind, value)
      WHERE kept.slot = s.id)
    ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED);
  -- Rows that come to nothing together go together, which changes no sum.
  DELETE FROM participant_counts c
  USING (
    SELECT kind, value FROM participant_counts JOIN unnest(emptied) e USING (kind, value)
    WHERE slot = ANY (held)
    GROUP BY kind, value HAVING sum(participant_count) = 0
  ) nobody
  WHERE c.slot = ANY (held) AND c.kind = nobody.kind AND c.value = nobody.value;
END
$$;

-- The server calls this every hour: of the slots that nobody holds one stays, with the sums of all of them.
-- Whoever writes meanwhile makes a new slot, which the next hour takes away.
CREATE OR REPLACE FUNCTION participant_counts_forget() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held integer[] := ARRAY(SELECT id FROM participant_count_slots ORDER BY id FOR UPDATE SKIP LOCKED);
  surplus integer[] := held[2:];
BEGIN
  INSERT INTO participant_counts AS kept (slot, kind, value, participant_count)
  SELECT held[1], kind, value, sum(participant_count) FROM participant_counts
  WHERE slot = ANY (surplus) GROUP BY kind, value
  ON CONFLICT (slot, kind, value)
    DO UPDATE SET participant_count = kept.participant_count + excluded.participant_count;
  DELETE FROM participant_counts WHERE slot = ANY (surplus);
  DELETE FROM participant_count_slots WHERE id = ANY (surplus);
  DELETE FROM participant_counts WHERE slot = held[1] AND participant_count = 0;
END
$$;

SELECT participant_counts_forget();
