import { useState } from 'react';
import { readDateTime } from './readDateTime';
import { formatWallTime, toWallTime } from './ukTime';

const textFor = (value: Date | null) => (value ? formatWallTime(toWallTime(value)) : '');
const sameMoment = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();

/**
 * The text in the field beside the value outside. The text is the person's and is never taken away:
 * it is replaced only when a value arrives that did not come from this text. While it cannot be read
 * the value is null.
 */
export function useDateTimeText(value: Date | null, onChange: (value: Date | null) => void) {
  const [text, setText] = useState(() => textFor(value));
  const [arrived, setArrived] = useState(value);
  const [told, setTold] = useState(value);

  if (!sameMoment(value, arrived)) {
    setArrived(value);
    if (!sameMoment(value, told)) {
      setTold(value);
      setText(textFor(value));
    }
  }

  /** Takes over what was typed or picked, and tells the value if it is another. */
  const change = (next: string) => {
    setText(next);
    const reading = readDateTime(next);
    const instant = reading.kind === 'instant' ? reading.instant : null;
    if (sameMoment(instant, told)) return;
    setTold(instant);
    onChange(instant);
  };

  /** Writes what could be read in full: "1/12/2026 9:30" becomes "01/12/2026, 09:30". */
  const tidy = () => {
    const reading = readDateTime(text);
    if (reading.kind === 'instant') setText(formatWallTime(reading.wall));
  };

  return { text, reading: readDateTime(text), change, tidy };
}
