import { useState } from 'react';
import type { Limits } from './limits';
import { readDateTime } from './readDateTime';
import { formatWallTime, toWallTime } from './ukTime';

const textFor = (value: Date | null) => (value ? formatWallTime(toWallTime(value)) : '');
const sameMoment = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();

/** The text if it is half-typed; empty if the text is a moment or empty. */
function unfinishedIn(text: string): string {
  const { kind } = readDateTime(text);
  return kind === 'instant' || kind === 'empty' ? '' : text;
}

export interface DateTimeTextProps {
  /** An instant, shown as the time in the UK. Null while the field is empty or cannot be read. */
  value: Date | null;
  /** Called with the new instant, or with null while the text is empty or cannot be read. */
  onChange: (value: Date | null) => void;
  /**
   * Half-typed text that the field starts with: what `onUnfinishedTextChange` last gave before the page
   * closed. Ignored if there is a `value`. Default: empty.
   */
  defaultUnfinishedText?: string | undefined;
  /**
   * Called with half-typed text, and with an empty string once the field is empty or holds a moment. An app
   * that keeps unsaved work keeps this text with it. Not called when the app sets another `value`, which
   * replaces the text.
   */
  onUnfinishedTextChange?: ((text: string) => void) | undefined;
}

interface DateTimeTextOptions extends DateTimeTextProps {
  limits: Limits;
}

/**
 * Keeps the text in the field beside the app's value. The person's text is replaced only in two cases: a
 * value arrives that did not come from it, or the person leaves the field and the app did not take its
 * moment. While the text cannot be read, the value is null.
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

  /** Sets the typed or picked text, and calls `onChange` if its moment is another one. */
  const change = (next: string) => {
    const reading = readDateTime(next, given, limits);
    tell(next, reading.kind === 'instant' ? reading.instant : null);
  };

  /** Goes back to the text and value that the field began with. */
  const reset = () => {
    setGiven(first.value);
    tell(first.text, first.value);
  };

  // Read without limits, so that a later change of limits does not change the moment already given to the
  // app.
  const reading = readDateTime(text, told);

  /**
   * Writes the value in full: "1/12/2026 9:30" becomes "01/12/2026, 09:30". If the app did not take the
   * moment, the value that the app kept is shown. Half-typed text stays, with its problem.
   */
  const tidy = () => {
    if (reading.kind === 'instant' || reading.kind === 'empty') show(value);
  };

  return { text, reading, change, reset, tidy };
}
