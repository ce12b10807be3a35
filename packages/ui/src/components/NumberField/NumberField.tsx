import { useRef } from 'react';
import { useNumberField } from 'react-aria/useNumberField';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { HeldInput } from '../../focus/HeldInput';
import { defined } from '../../props/defined';
import * as fieldCss from '../../styles/field.css';
import { focusRing } from '../../styles/focusRing.css';
import { HookedFieldText, isMarked, type FieldProps } from '../Field';
import { wordsOf } from '../../props/wordsOf';
import { AnnouncesWithoutMarkup } from './AnnouncesWithoutMarkup';
import { minusAsTyped } from './minusAsTyped';
import { nearestAllowed } from './nearestAllowed';
import { numberFieldMessages, type NumberFieldMessages } from './NumberField.messages';
import { StepButton } from './StepButton';
import { useTypedNumber } from './useTypedNumber';
import * as css from './NumberField.css';

export interface NumberFieldProps extends FieldProps {
  /**
   * The number, or null while the field is empty. NaN and infinite numbers count as null. A number outside
   * the limits is shown, so that the person can correct it.
   */
  value: number | null;
  /** Called with the new number, or null when the field is empty. */
  onChange: (value: number | null) => void;
  /** The smallest allowed number. NaN and infinite numbers set no limit. Default: no limit. */
  minValue?: number | undefined;
  /**
   * The largest allowed number. NaN, infinite numbers and those below `minValue` set no limit. Default: no
   * limit.
   */
  maxValue?: number | undefined;
  /**
   * How far the buttons and arrow keys go, counted from `minValue`. A typed number moves to the nearest step;
   * a step of 1 allows whole numbers only. Without a step, or with one that is not above 0, buttons and keys
   * go by 1, and a typed number keeps its fraction.
   */
  step?: number | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<NumberFieldMessages> | undefined;
}

/** A number to type or to step. When the person leaves the field, the number moves within its limits. */
export function NumberField({
  id,
  label,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  name,
  value,
  onChange,
  minValue: saidMin,
  maxValue: saidMax,
  step: saidStep,
  messages,
}: NumberFieldProps) {
  const words = wordsOf(numberFieldMessages, messages);
  const { locale } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  // React Aria empties the field if it cannot calculate with a limit or a step, so such values are dropped.
  const least = finite(saidMin);
  const most = finite(saidMax, least);
  const step = finite(saidStep, Number.MIN_VALUE);
  const held = finite(value);
  const tell = (number: number) => {
    const next = Number.isNaN(number) ? undefined : nearestAllowed(number, { least, most, step });
    if (next !== held) onChange(next ?? null);
  };
  const field = {
    ...defined({ id, minValue: least, maxValue: most, step }),
    label,
    locale,
    // React Aria represents an empty field as NaN.
    value: held ?? NaN,
    onChange: tell,
    isInvalid: isMarked(error),
    isRequired,
    isDisabled,
    // Otherwise a person who scrolls the page with focus in the field would change its number unnoticed.
    isWheelDisabled: true,
  };
  const state = useTypedNumber(field);
  const { groupProps, inputProps, incrementButtonProps, decrementButtonProps, ...texts } =
    useNumberField(field, state, input);
  return (
    <div className={fieldCss.field} data-invalid={field.isInvalid || undefined}>
      <HookedFieldText
        texts={texts}
        label={label}
        hint={hint}
        error={error}
        isRequired={isRequired}
        messages={words}
      />
      <AnnouncesWithoutMarkup />
      <Group
        {...defined(groupProps)}
        ref={minusAsTyped}
        className={css.group}
        isInvalid={field.isInvalid}
        isDisabled={isDisabled}
      >
        <StepButton
          direction="decrease"
          label={words.decrease(label)}
          button={decrementButtonProps}
        />
        <Input
          {...defined(inputProps)}
          ref={input}
          render={(props) => <HeldInput {...props} style={asWideAs(props.value)} />}
          className={`${fieldCss.input} ${focusRing} ${css.input}`}
        />
        <StepButton
          direction="increase"
          label={words.increase(label)}
          button={incrementButtonProps}
        />
      </Group>
      {name !== undefined && (
        <input type="hidden" name={name} value={held ?? ''} disabled={isDisabled} />
      )}
    </div>
  );
}

/** The number, if it is finite and not below `least`; otherwise undefined. */
function finite(number: number | null = NaN, least = -Infinity): number | undefined {
  return number !== null && Number.isFinite(number) && number >= least ? number : undefined;
}

/** Wide enough for the digits, none of which is wider than the 0, plus padding and border. */
function asWideAs(written: unknown) {
  return { inlineSize: `calc(${String(written).length}ch + 1.25rem)` };
}
