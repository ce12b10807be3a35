import { londonDay, parsePickerDate } from '@sounding/domain/dates';
import { TextField, VisuallyHidden } from '@sounding/ui';
import { useState } from 'react';
import { useTypedSearch } from '../../../features/pagedList/useTypedSearch';

interface DayFieldProps {
  label: string;
  /** `2026-10-20`; empty for no day. */
  value: string;
  /** Called with the day once the text is one, and with an empty text once the field is cleared. */
  onChange: (day: string) => void;
}

const wrongDay = 'Enter a day as dd/mm/yyyy, from 2000 on';

/** A calendar day in London, typed as the site shows days. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const { typed, setTyped, noteAsked } = useTypedSearch(value, shownDay);
  /** How often the person has finished the text, by Enter or by leaving the field. */
  const [tries, setTries] = useState(0);
  const day = dayIn(typed);
  const isWrong = tries > 0 && day === null;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
      }}
    >
      <TextField
        // Not a hint, so that the field stands on one line with the others.
        label={`${label} (dd/mm/yyyy)`}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setTries(0);
          const next = dayIn(text);
          if (next === null || next === value) return;
          noteAsked(next);
          onChange(next);
        }}
        onBlur={() => setTries(Math.max(tries, 1))}
        error={isWrong ? wrongDay : undefined}
      />
      {/* After Enter, focus stays in the field, whose error is not announced by itself. */}
      <div role="status">
        {isWrong && (
          <VisuallyHidden key={tries}>
            {label}: {wrongDay}. The list stays as it is.
          </VisuallyHidden>
        )}
      </div>
    </form>
  );
}

/** The day that a text means; empty for no day, null for text that is no day of the API. */
function dayIn(text: string): string | null {
  if (text.trim() === '') return '';
  // Noon exists on every day, also when the clocks change.
  const read = parsePickerDate(`${text.trim()}, 12:00`);
  if (!read.isValid) return null;
  const day = londonDay(read.date);
  return day.startsWith('20') ? day : null;
}

/** `20/10/2026` for `2026-10-20`. */
export const shownDay = (day: string) => day.split('-').reverse().join('/');
