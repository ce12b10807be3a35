import { useEffect, useMemo, useState } from 'react';
import type { JargonMatch, JargonMatcher } from '../../../jargon';
import { moveMatch } from './moveMatch';

/** Milliseconds without a key: a line that comes and goes at each letter disturbs the person who types. */
const rest = 500;
/** No real text of one line is longer; reading more would delay the next key. */
const longestRead = 4_000;

interface LineReading {
  /** The latest text, and the places in it that the person has dismissed. */
  readonly written: string;
  readonly places: readonly JargonMatch[];
  /** The text that was read last, and the same places in it. */
  readonly text: string;
  readonly ignored: readonly JargonMatch[];
}

/** What a matcher finds in a line of text once typing pauses, and the text in which it was found. */
export function useLineFindings(value: string, matcher: JargonMatcher) {
  const [{ written, places, text, ignored }, setReading] = useState<LineReading>({
    written: value,
    places: [],
    text: value,
    ignored: [],
  });
  if (value !== written) {
    // At each change, not only when typing pauses: a place cannot be followed through two changes at once.
    const moved = places.flatMap((match) => moveMatch(match, written, value) ?? []);
    setReading({ written: value, places: moved, text, ignored });
  }

  useEffect(() => {
    if (value === text) return undefined;
    const timer = setTimeout(
      () => setReading((last) => ({ ...last, text: last.written, ignored: last.places })),
      rest,
    );
    return () => clearTimeout(timer);
  }, [value, text]);

  const findings = useMemo(
    () =>
      matcher(text.slice(0, longestRead)).filter(
        (match) => !ignored.some((place) => isSame(place, match)),
      ),
    [matcher, text, ignored],
  );
  const ignore = (match: JargonMatch) => {
    const ignoring = [...places, match];
    setReading({ written, places: ignoring, text, ignored: ignoring });
  };

  return { text, findings, ignore };
}

const isSame = (one: JargonMatch, other: JargonMatch) =>
  one.start === other.start && one.end === other.end && one.term === other.term;
