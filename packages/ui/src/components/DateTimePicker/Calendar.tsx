import { useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { DayPicker, type Matcher } from 'react-day-picker';
import { LiveText } from '../../announce';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import { focusRing, focusRingInset } from '../../styles/focusRing.css';
import { calendarIn } from './calendarIn';
import type { DateTimePickerMessages } from './DateTimePicker.messages';
import { momentOf, toWallTime, type WallTime } from './ukTime';
import { TimeSelects } from './TimeSelects';
import * as css from './Calendar.css';

export interface CalendarProps {
  /** The date and time in the field; undefined while its text cannot be read. */
  chosen: WallTime | undefined;
  /** Earlier days are not offered. */
  min: WallTime | undefined;
  /** Later days are not offered. */
  max: WallTime | undefined;
  /** The moment whose day is marked; by default that of the browser's clock. */
  now: Date | undefined;
  /** Why earlier days are not offered. */
  minReason: string | undefined;
  /** Why later days are not offered. */
  maxReason: string | undefined;
  /** Called with the new date and time when a day is chosen, or a time after a day. */
  onPick: (wall: WallTime) => void;
  /** The texts of the DateTimePicker around it. */
  words: DateTimePickerMessages;
}

/** Time offered for a new date: the start of a working day, easy to change. */
const firstTime = { hour: 9, minute: 0 };

/** The grid counts in days only. Noon is on the right day whatever the device's time zone. */
const toGridDay = ({ year, month, day }: WallTime) => new Date(year, month - 1, day, 12);

function isBefore(a: WallTime, b: WallTime) {
  const order = [a.year - b.year, a.month - b.month, a.day - b.day, a.hour - b.hour];
  return (order.find((difference) => difference !== 0) ?? a.minute - b.minute) < 0;
}

function within(wall: WallTime, { min, max }: Pick<CalendarProps, 'min' | 'max'>) {
  if (min && isBefore(wall, min)) return min;
  if (max && isBefore(max, wall)) return max;
  return wall;
}

/** Shows one month of days and the time below it. Choices change the field at once. */
export function Calendar({
  chosen,
  min,
  max,
  now,
  minReason,
  maxReason,
  onPick,
  words,
}: CalendarProps) {
  const { locale, direction } = useLocale();
  const { weekStartsOn, nameWeekday, nameDate, formatters, labels } = useMemo(
    () => calendarIn(locale),
    [locale],
  );
  const [time, setTime] = useState(chosen ?? firstTime);
  const [said, setSaid] = useState('');
  const [openedAt] = useState(() => new Date());
  const today = toGridDay(toWallTime(momentOf(now) ?? openedAt));
  const isFromRight = direction === 'rtl';
  /** For each key, the reason to announce where a limit stops it. */
  const reasons: Record<string, string | undefined> = {
    ArrowUp: minReason,
    PageUp: minReason,
    ArrowDown: maxReason,
    PageDown: maxReason,
    ArrowLeft: isFromRight ? maxReason : minReason,
    ArrowRight: isFromRight ? minReason : maxReason,
  };
  const outOfReach: Matcher[] = [];
  if (min) outOfReach.push({ before: toGridDay(min) });
  if (max) outOfReach.push({ after: toGridDay(max) });

  return (
    <div className={css.calendar}>
      <DayPicker
        // The dialog was opened to choose a day, so focus starts on one.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        mode="single"
        required
        dir={direction}
        lang={locale}
        weekStartsOn={weekStartsOn}
        formatters={formatters}
        navLayout="around"
        selected={chosen && toGridDay(chosen)}
        defaultMonth={
          chosen ? toGridDay(chosen) : min && toGridDay(min) > today ? toGridDay(min) : today
        }
        today={today}
        disabled={outOfReach}
        onDayKeyDown={(_day, _modifiers, { key, target }) => {
          setSaid('');
          // Days beyond a limit take no focus, so a key that would lead to one leaves focus where it is.
          requestAnimationFrame(() => {
            if (target === document.activeElement) setSaid(reasons[key] ?? '');
          });
        }}
        startMonth={min && toGridDay(min)}
        // If `max` is before `min`, no day can be chosen, and the month of `min` is shown.
        {...(max && { endMonth: toGridDay(min && isBefore(max, min) ? min : max) })}
        onSelect={(day: Date) =>
          onPick(
            within(
              {
                year: day.getFullYear(),
                month: day.getMonth() + 1,
                day: day.getDate(),
                hour: time.hour,
                minute: time.minute,
              },
              { min, max },
            ),
          )
        }
        labels={{
          ...labels,
          labelPrevious: () => words.previousMonth,
          labelNext: () => words.nextMonth,
          labelDayButton: (day, modifiers) => {
            const notes: string[] = [];
            if (modifiers['today']) notes.push(words.today);
            if (modifiers['selected']) notes.push(words.chosen);
            if (modifiers['disabled']) notes.push(words.outOfReach);
            return words.day(nameWeekday(day), nameDate(day), notes);
          },
        }}
        components={{
          Chevron: ({ orientation }) =>
            orientation === 'left' ? <ChevronLeftIcon /> : <ChevronRightIcon />,
        }}
        classNames={{
          root: css.days,
          month: css.month,
          month_caption: css.caption,
          button_previous: `${css.monthButton} ${focusRing}`,
          button_next: `${css.monthButton} ${focusRing}`,
          month_grid: css.grid,
          weekday: css.weekday,
          day: css.day,
          day_button: `${css.dayButton} ${focusRingInset}`,
        }}
      />
      <LiveText>{said}</LiveText>
      <TimeSelects
        value={chosen ?? time}
        onChange={(next) => {
          setTime(next);
          if (chosen) onPick({ ...chosen, ...next });
        }}
        words={words}
      />
    </div>
  );
}
