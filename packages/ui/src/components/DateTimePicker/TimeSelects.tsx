import { useId } from 'react';
import { focusRing } from '../../styles/focusRing.css';
import * as fieldCss from '../../styles/field.css';
import type { DateTimePickerMessages } from './DateTimePicker.messages';
import type { WallTime } from './ukTime';
import * as css from './Calendar.css';

type Time = Pick<WallTime, 'hour' | 'minute'>;

export interface TimeSelectsProps {
  /** The selected time. */
  value: Time;
  /** Called with the new time. */
  onChange: (time: Time) => void;
  /** The texts of the DateTimePicker around it. */
  words: DateTimePickerMessages;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const minutes = Array.from({ length: 60 }, (_, minute) => minute);

/** Two selects for hour and minute, so that every time of the day can be chosen without typing. */
export function TimeSelects({ value, onChange, words }: TimeSelectsProps) {
  const id = useId();
  return (
    <fieldset className={css.time}>
      <legend className={css.timeLegend}>{words.time}</legend>
      <div className={css.timeFields}>
        <TimeSelect
          id={`${id}hour`}
          label={words.hour}
          value={value.hour}
          options={hours}
          onChange={(hour) => onChange({ hour, minute: value.minute })}
        />
        <TimeSelect
          id={`${id}minute`}
          label={words.minute}
          value={value.minute}
          options={minutes}
          onChange={(minute) => onChange({ hour: value.hour, minute })}
        />
      </div>
    </fieldset>
  );
}

interface TimeSelectProps {
  id: string;
  label: string;
  /** The selected time. */
  value: number;
  options: readonly number[];
  /** Called with the new time. */
  onChange: (value: number) => void;
}

function TimeSelect({ id, label, value, options, onChange }: TimeSelectProps) {
  return (
    <div className={css.timeField}>
      <label className={css.timeLabel} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={`${fieldCss.input} ${focusRing} ${css.timeSelect}`}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {twoDigits(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
