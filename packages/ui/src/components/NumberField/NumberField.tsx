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
  /** Null while the field is empty, as it is for what is no number. One outside the limits is shown, so that it can be mended. */
  value: number | null;
  /** The number from now on; null when the field is empty. */
  onChange: (value: number | null) => void;
  /** The least that can be chosen. What is no number is no limit. */
  minValue?: number | undefined;
  /** The most that can be chosen. What is no number, or less than the least, is no limit. */
  maxValue?: number | undefined;
  /**
   * How far the buttons and arrow keys go, counted from `minValue`. A typed number moves to the nearest
   * step: 1 leaves whole numbers alone. Without it, and where it is no number above 0, they go by 1, and
   * what is typed keeps its fraction.
   */
  step?: number | undefined;
  /** Words to say in place of its own. */
  messages?: Partial<NumberFieldMessages> | undefined;
}

/** A number to type or to step, kept between its limits when the field is left. */
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
  // React Aria empties the field of a limit or step that it cannot reckon with.
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
    // React Aria's word for an empty field is NaN.
    value: held ?? NaN,
    onChange: tell,
    isInvalid: isMarked(error),
    isRequired,
    isDisabled,
    // Whoever scrolls the page past a field with focus would change its number unseen.
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

/** The number, if it is one and no less than another. */
function finite(number: number | null = NaN, least = -Infinity): number | undefined {
  return number !== null && Number.isFinite(number) && number >= least ? number : undefined;
}

/** Room for the figures, of which none is wider than the 0, beside padding and border. */
function asWideAs(written: unknown) {
  return { inlineSize: `calc(${String(written).length}ch + 1.25rem)` };
}
