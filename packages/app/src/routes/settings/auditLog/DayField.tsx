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

/** A calendar day in London, typed as the site shows days. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const { typed, setTyped, noteAsked } = useTypedSearch(value, shownDay);
  /** How often the person has finished the text, by Enter or by leaving the field. */
  const [tries, setTries] = useState(0);
  const read = readDay(typed);
  const problem = tries > 0 ? read.problem : undefined;

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
          const { day } = readDay(text);
          if (day === undefined || day === value) return;
          noteAsked(day);
          onChange(day);
        }}
        onBlur={() => setTries(Math.max(tries, 1))}
        error={problem}
      />
      {/* After Enter, focus stays in the field, whose error is not announced by itself. */}
      <div role="status">
        {problem !== undefined && (
          <VisuallyHidden key={tries}>
            {label}: {problem}. The list stays as it is.
          </VisuallyHidden>
        )}
      </div>
    </form>
  );
}

/** The day of the API that a text means, empty for no day, or what is wrong with the text. */
function readDay(text: string): { readonly day?: string; readonly problem?: string } {
  if (text.trim() === '') return { day: '' };
  // Noon exists on every day, also when the clocks change.
  const read = parsePickerDate(`${text.trim().replaceAll(/[.-]/g, '/')}, 12:00`);
  if (!read.isValid && read.problem === 'noSuchDate') return { problem: read.message };
  const day = read.isValid ? londonDay(read.date) : '';
  return day.startsWith('20')
    ? { day }
    : { problem: 'Enter a day as dd/mm/yyyy, from 2000 to 2099' };
}

/** `20/10/2026` for `2026-10-20`. */
export const shownDay = (day: string) => day.split('-').reverse().join('/');
