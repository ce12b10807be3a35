-- Texts that were stored before embeddings, overrides and unended isolates were taken out on their way
-- in, and comments, which the participants' own application writes.

-- The domain's withoutDirectionControls; a test holds the two together.
CREATE FUNCTION without_direction_controls(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  characters text[] := string_to_array(translate(written, E'\u202A\u202B\u202C\u202D\u202E', ''), NULL);
  isolates integer[] := '{}';
  isolate integer;
BEGIN
  FOR place IN 1 .. cardinality(characters) LOOP
    IF characters[place] IN (E'\u2066', E'\u2067', E'\u2068') THEN
      isolates := isolates || place;
    ELSIF characters[place] = E'\u2069' THEN
      IF isolates = '{}' THEN
        characters[place] := '';
      ELSE
        isolates := trim_array(isolates, 1);
      END IF;
    ELSIF characters[place] IN (E'\n', E'\r', E'\u2028', E'\u2029') THEN
      FOREACH isolate IN ARRAY isolates LOOP
        characters[isolate] := '';
      END LOOP;
      isolates := '{}';
    END IF;
  END LOOP;
  FOREACH isolate IN ARRAY isolates LOOP
    characters[isolate] := '';
  END LOOP;
  RETURN array_to_string(characters, '');
END
$$;

-- A text of nothing else stays, as does a category's name that would then be another's: both must not be.
DO $$
DECLARE
  kept record;
BEGIN
  FOR kept IN
    SELECT * FROM (VALUES
      ('accounts', 'full_name'),
      ('signup_requests', 'full_name'), ('signup_requests', 'comment'),
      ('projects', 'title'), ('projects', 'subtitle'), ('projects', 'policy'), ('projects', 'funder'),
      ('contents', 'value'), ('contents', 'image_alt_text'),
      ('project_updates', 'text'),
      ('questions', 'text'), ('questions', 'slider_lower_text'), ('questions', 'slider_upper_text'),
      ('poll_options', 'text'),
      ('answers', 'comment'),
      ('project_documents', 'comment')
    ) AS texts (of_table, of_column)
  LOOP
    EXECUTE format(
      'UPDATE %1$I SET %2$I = without_direction_controls(%2$I)
       WHERE %2$I ~ ''[\u202A-\u202E\u2066-\u2069]'' AND btrim(without_direction_controls(%2$I)) <> ''''',
      kept.of_table, kept.of_column);
  END LOOP;
END
$$;

UPDATE interests SET name = without_direction_controls(name)
WHERE name ~ '[\u202A-\u202E\u2066-\u2069]' AND btrim(without_direction_controls(name)) <> ''
  AND NOT EXISTS (
    SELECT FROM interests other
    WHERE other.id <> interests.id
      AND lower(without_direction_controls(other.name)) = lower(without_direction_controls(interests.name)));

CREATE FUNCTION answers_in_written_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.comment := without_direction_controls(NEW.comment);
  RETURN NEW;
END
$$;

CREATE TRIGGER answers_in_written_order BEFORE INSERT OR UPDATE OF comment ON answers
  FOR EACH ROW WHEN (NEW.comment ~ '[\u202A-\u202E\u2066-\u2069]')
  EXECUTE FUNCTION answers_in_written_order();
