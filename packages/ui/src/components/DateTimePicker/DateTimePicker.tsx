import {
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { wordsOf } from '../../props/wordsOf';
import { CalendarIcon } from './CalendarIcon';
import { Button } from '../Button';
import type { FieldProps } from '../Field';
import { HeldInput } from '../../focus/HeldInput';
import { useHeldFocus } from '../../focus/useHeldFocus';
import { FieldFrame } from '../../fieldFrame';
import { useFormReset } from '../../fieldFrame/useFormReset';
import { focusRing } from '../../styles/focusRing.css';
import { lazyPart } from '../../lazy/lazyPart';
import * as fieldCss from '../../styles/field.css';
import { dateTimePickerMessages, type DateTimePickerMessages } from './DateTimePicker.messages';
import type { Limits } from './limits';
import { maxWords, minWords, problemWith } from './problemWith';
import { formatTime, formatWallTime, momentOf, toWallTime } from './ukTime';
import { useDateTimeText, type DateTimeTextProps } from './useDateTimeText';
import { useLeave } from '../../press/useLeave';
import * as css from './DateTimePicker.css';

/** The grid of days and its date library are fetched when somebody opens the calendar. */
const Calendar = lazyPart(async () => (await import('./Calendar')).Calendar);

export interface DateTimePickerProps extends FieldProps, Limits, DateTimeTextProps {
  /** The value can be read and copied, but not changed. */
  isReadOnly?: boolean | undefined;
  /**
   * What keeps the text from being a value within the limits, or nothing. Half-typed text is null as
   * an empty field is, so an app that saves asks here first.
   */
  onProblemChange?: ((problem: string | undefined) => void) | undefined;
  /** Words to say in place of its own. */
  messages?: Partial<DateTimePickerMessages> | undefined;
}

/** Pixels kept clear between the calendar and its field, and between it and the screen's edge. */
const besidePopover = 8;

/** A moment in UK time, typed as `dd/MM/yyyy, HH:mm` or picked from a calendar: both give the same. */
export function DateTimePicker({
  id,
  label,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  name,
  value,
  onChange,
  defaultUnfinishedText,
  onUnfinishedTextChange,
  onProblemChange,
  messages,
  minValue,
  maxValue,
  ...reasons
}: DateTimePickerProps) {
  const words = wordsOf(dateTimePickerMessages, messages);
  const limits = { ...reasons, minValue: momentOf(minValue), maxValue: momentOf(maxValue) };
  const { text, reading, change, reset, tidy } = useDateTimeText({
    value: momentOf(value) ?? null,
    onChange,
    defaultUnfinishedText,
    onUnfinishedTextChange,
    limits,
  });
  // Text that was given back has been left before.
  const [hasLeft, setHasLeft] = useState(reading.kind !== 'instant' && reading.kind !== 'empty');
  const [typedOver, setTypedOver] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [isShut, setIsShut] = useState(false);
  // The press that opens the calendar is answered on the screen before its days are made.
  const isMade = useDeferredValue(isOpen);

  const limitReasons = [minWords(limits, words), maxWords(limits, words)];
  const problem = problemWith(reading, limits, words);
  const tellProblem = useEffectEvent((next: string | undefined) => onProblemChange?.(next));
  useEffect(() => {
    // In braces: whatever a handler answers would be called as the effect's clearing up.
    tellProblem(problem);
  }, [problem]);

  if (typedOver !== undefined && typedOver !== problem) setTypedOver(undefined);
  const isDue = problem !== undefined && (hasLeft || problem === typedOver);
  // What the app says of it takes its place, and is announced with it.
  const complaint = isDue ? (error ?? problem) : undefined;
  const turn = reading.kind === 'instant' ? reading.turn : 'only';
  const time = reading.kind === 'instant' ? formatTime(reading.wall) : '';
  const canChange = !isDisabled && !isReadOnly;
  const box = useRef<HTMLDivElement>(null);
  useFormReset(box, reset);
  const [hasRoom, setHasRoom] = useState(true);
  const measure = useCallback((popover: HTMLElement | null) => {
    if (!popover || !box.current) return;
    const { top, bottom } = box.current.getBoundingClientRect();
    const room = Math.max(top, window.innerHeight - bottom) - 2 * besidePopover;
    setHasRoom(popover.scrollHeight <= room);
  }, []);
  // Otherwise it would open by itself once the field can be changed again. Focus goes back to its button.
  if (isOpen && !canChange) {
    setIsOpen(false);
    setIsShut(true);
  }
  if (isShut && canChange) setIsShut(false);
  const held = useHeldFocus(!canChange, isShut);
  const format = canChange ? words.format : undefined;
  const ownHint = hint === '' ? undefined : hint;

  const type = (next: string) => {
    change(next);
    // A complaint stays while it holds; the next one waits until the person has left: nobody is spoken to
    // while typing.
    if (hasLeft) setTypedOver(problem);
    setHasLeft(false);
  };
  const open = (isOpening: boolean) => {
    setIsOpen(isOpening);
    if (!isOpening) tidy();
  };
  const leave = useLeave(() => {
    tidy();
    setHasLeft(true);
  });

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={ownHint && format ? words.hintWithFormat(ownHint, format) : (ownHint ?? format)}
      error={isDue ? undefined : error}
      problem={complaint}
      isRequired={isRequired}
      messages={messages}
    >
      {({ controlId, describedBy, isInvalid }) => (
        <>
          <div ref={box} className={css.box}>
            <div className={css.room}>
              <HeldInput
                id={controlId}
                className={`${fieldCss.input} ${focusRing} ${css.input}`}
                name={name}
                type="text"
                autoComplete="off"
                value={text}
                onChange={(event) => type(event.target.value)}
                onBlur={leave}
                disabled={isDisabled}
                readOnly={isReadOnly}
                aria-required={isRequired}
                aria-invalid={isInvalid}
                aria-describedby={`${describedBy} ${controlId}-below`}
              />
            </div>
            {held.isDisabled !== true && (
              <DialogTrigger isOpen={isOpen && isMade} onOpenChange={open}>
                <AriaButton
                  className={`${css.openButton} ${focusRing}`}
                  aria-label={words.open(label)}
                  {...held}
                  onBlur={(event) => {
                    held.onBlur?.(event);
                    setIsShut(false);
                  }}
                >
                  <CalendarIcon />
                </AriaButton>
                {/* A popover in a trigger is a dialog by itself, named by the button that opens it. */}
                <Popover
                  ref={measure}
                  className={hasRoom ? css.popover : `${css.popover} ${css.overField}`}
                  triggerRef={box}
                  placement="bottom start"
                  containerPadding={besidePopover}
                >
                  <Suspense fallback={<p className={css.loading}>{words.loading}</p>}>
                    <Calendar
                      chosen={'wall' in reading ? reading.wall : undefined}
                      min={limits.minValue && toWallTime(limits.minValue)}
                      max={limits.maxValue && toWallTime(limits.maxValue)}
                      minReason={limitReasons[0]}
                      maxReason={limitReasons[1]}
                      onPick={(wall) => {
                        change(formatWallTime(wall));
                        setHasLeft(true);
                      }}
                      words={words}
                    />
                  </Suspense>
                  {limitReasons.map(
                    (reason) =>
                      reason !== undefined && (
                        <p key={reason} className={css.reason}>
                          {reason}
                        </p>
                      ),
                  )}
                  <Button onPress={() => open(false)}>{words.done}</Button>
                </Popover>
              </DialogTrigger>
            )}
          </div>
          <p id={`${controlId}-below`} className={fieldCss.below} hidden={turn === 'only'}>
            {turn === 'first' && words.comesTwice(time)}
            {turn === 'second' && words.comesTwiceIsSecond(time)}
          </p>
        </>
      )}
    </FieldFrame>
  );
}
