import { londonDay, parsePickerDate } from '@sounding/domain/dates';
import { TextField, VisuallyHidden } from '@sounding/ui';
import { useState } from 'react';

interface DayFieldProps {
  label: string;
  /** `2026-10-20`; empty for no day. */
  value: string;
  /** Called once what is typed is a day, and with an empty text once it is taken away. */
  onChange: (day: string) => void;
}

const wrongDay = 'Enter a day as dd/mm/yyyy, from 2000 on';

/** A calendar day in London, typed as the site shows days. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(() => shownDay(value));
  /** How often what is typed was meant to be a day: by Enter, or by leaving the field. */
  const [tries, setTries] = useState(0);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address may change by itself, as on the back button; what was asked for may come late.
  if (seen !== value) {
    setSeen(value);
    setAsked(value);
    if (value !== asked) setTyped(shownDay(value));
  }
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
          setAsked(next);
          onChange(next);
        }}
        onBlur={() => setTries(Math.max(tries, 1))}
        error={isWrong ? wrongDay : undefined}
      />
      {/* Whoever presses Enter stays in the field, whose error is not read by itself. */}
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

/** The day that a text stands for; empty for none, null for what is no day of the contract. */
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
