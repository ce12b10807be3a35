import { useState } from 'react';
import type { Limits } from './limits';
import { readDateTime } from './readDateTime';
import { formatWallTime, toWallTime } from './ukTime';

const textFor = (value: Date | null) => (value ? formatWallTime(toWallTime(value)) : '');
const sameMoment = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();

/** The text as it stands while it is no moment; of a moment, or of nothing, nothing. */
function unfinishedIn(text: string): string {
  const { kind } = readDateTime(text);
  return kind === 'instant' || kind === 'empty' ? '' : text;
}

export interface DateTimeTextProps {
  /** An instant, shown as the time in the UK. Null while the field is empty or cannot be read. */
  value: Date | null;
  /** The moment chosen from now on; null while the entry is none. */
  onChange: (value: Date | null) => void;
  /**
   * Half-typed text that the field starts with, as `onUnfinishedTextChange` told it before the page
   * went away. Left aside where there is a value.
   */
  defaultUnfinishedText?: string | undefined;
  /**
   * The text while it is no moment, and an empty one once it is or the field is empty: an app that keeps
   * unsaved work keeps this with it. Not told where the app sets another value, which takes its place.
   */
  onUnfinishedTextChange?: ((text: string) => void) | undefined;
}

interface DateTimeTextOptions extends DateTimeTextProps {
  limits: Limits;
}

/**
 * The text in the field beside the value outside. The text is the person's and is not taken away: it is
 * replaced when a value arrives that did not come from this text, and on leaving where its moment was not
 * taken. While it cannot be read the value is null.
 */
export function useDateTimeText({
  value,
  onChange,
  defaultUnfinishedText = '',
  onUnfinishedTextChange,
  limits,
}: DateTimeTextOptions) {
  const [text, setText] = useState(() =>
    value === null ? unfinishedIn(defaultUnfinishedText) : textFor(value),
  );
  const [arrived, setArrived] = useState(value);
  const [told, setTold] = useState(value);
  const [given, setGiven] = useState(value);
  const [first] = useState({ value, text });

  const show = (instant: Date | null) => {
    setTold(instant);
    setGiven(instant);
    setText(textFor(instant));
  };

  if (!sameMoment(value, arrived)) {
    setArrived(value);
    if (!sameMoment(value, told)) show(value);
  }

  const tell = (next: string, instant: Date | null) => {
    setText(next);
    const [before, after] = [unfinishedIn(text), unfinishedIn(next)];
    if (after !== before) onUnfinishedTextChange?.(after);
    if (sameMoment(instant, told)) return;
    setTold(instant);
    onChange(instant);
  };

  /** Takes over what was typed or picked, and tells the value if it is another. */
  const change = (next: string) => {
    const reading = readDateTime(next, given, limits);
    tell(next, reading.kind === 'instant' ? reading.instant : null);
  };

  /** Back to what the field began with. */
  const reset = () => {
    setGiven(first.value);
    tell(first.text, first.value);
  };

  // Limits that change later make no other moment of what was told.
  const reading = readDateTime(text, told);

  /**
   * Writes the value in full: "1/12/2026 9:30" becomes "01/12/2026, 09:30". A moment that the app did not take
   * makes room for the one that it kept; half-typed text stays, and is complained about.
   */
  const tidy = () => {
    if (reading.kind === 'instant' || reading.kind === 'empty') show(value);
  };

  return { text, reading, change, reset, tidy };
}
