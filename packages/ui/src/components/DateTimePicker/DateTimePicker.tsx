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
  /** The present moment, whose day the calendar marks and opens at. Default: that of the browser's clock. */
  now?: Date | undefined;
  /** Whether the value can be read and copied, but not changed. Default: false. */
  isReadOnly?: boolean | undefined;
  /**
   * Called with what is wrong with the text, or undefined once it is empty or a moment within the limits.
   * Half-typed text has the value null, as an empty field has, so check the last problem before you save.
   */
  onProblemChange?: ((problem: string | undefined) => void) | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<DateTimePickerMessages> | undefined;
}

/** Pixels kept clear between the calendar and its field, and between it and the screen's edge. */
const besidePopover = 8;

/**
 * Asks for a moment in UK time, typed as `dd/MM/yyyy, HH:mm` or picked from a calendar. Both give the same
 * value.
 */
export function DateTimePicker({
  id,
  label,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  now,
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
  // Unfinished text that the app gives back was left before, so its problem shows at once.
  const [hasLeft, setHasLeft] = useState(reading.kind !== 'instant' && reading.kind !== 'empty');
  const [typedOver, setTypedOver] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [isShut, setIsShut] = useState(false);
  // The button's pressed look is painted before the calendar is rendered.
  const isMade = useDeferredValue(isOpen);

  const limitReasons = [minWords(limits, words), maxWords(limits, words)];
  const problem = problemWith(reading, limits, words);
  const tellProblem = useEffectEvent((next: string | undefined) => onProblemChange?.(next));
  useEffect(() => {
    // In braces, because React would call the handler's return value as the effect's cleanup.
    tellProblem(problem);
  }, [problem]);

  if (typedOver !== undefined && typedOver !== problem) setTypedOver(undefined);
  const isDue = problem !== undefined && (hasLeft || problem === typedOver);
  // The app's `error` replaces the field's own message and is announced as that would be.
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
  // Close it, or it would open by itself once the field can be changed again. Focus returns to its button.
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
    // A shown problem stays while it holds. A new one waits until the person leaves the field, so that
    // nothing is announced while they type.
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
                {/* Inside a `DialogTrigger` a `Popover` is a dialog, named by the button that opens it. */}
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
                      now={now}
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
            {turn === 'first'
              ? words.comesTwice(time)
              : turn === 'second' && words.comesTwiceIsSecond(time)}
          </p>
        </>
      )}
    </FieldFrame>
  );
}
