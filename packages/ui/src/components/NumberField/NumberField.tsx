import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { HeldInput } from '../../focus/HeldInput';
import { defined } from '../../props/defined';
import * as fieldCss from '../../styles/field.css';
import { focusRing } from '../../styles/focusRing.css';
import { FieldText, isMarked, type FieldProps } from '../Field';
import { AnnouncesWithoutMarkup } from './AnnouncesWithoutMarkup';
import { minusAsTyped } from './minusAsTyped';
import { numberFieldMessages, type NumberFieldMessages } from './NumberField.messages';
import { StepButton } from './StepButton';
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
  const words = { ...numberFieldMessages, ...messages };
  // React Aria empties the field of a limit or step that it cannot reckon with.
  const least = finite(saidMin);
  const most = finite(saidMax, least);
  // It would show the limit in the place of a value beyond it, and not tell of that limit once it is typed.
  const held = finite(value);
  const minValue = least !== undefined && held !== undefined ? Math.min(least, held) : least;
  const maxValue = most !== undefined && held !== undefined ? Math.max(most, held) : most;
  const step = finite(saidStep, Number.MIN_VALUE);
  return (
    <AriaNumberField
      {...defined({ id, name, minValue, maxValue, step })}
      className={fieldCss.field}
      // React Aria's word for an empty field is NaN.
      value={held ?? NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
      isInvalid={isMarked(error)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      validationBehavior="aria"
    >
      <FieldText label={label} hint={hint} error={error} isRequired={isRequired} messages={words} />
      <AnnouncesWithoutMarkup />
      <Group ref={minusAsTyped} className={css.group}>
        <StepButton slot="decrement" label={words.decrease(label)} />
        <Input
          render={(props) => <HeldInput {...props} style={asWideAs(props.value)} />}
          className={`${fieldCss.input} ${focusRing} ${css.input}`}
        />
        <StepButton slot="increment" label={words.increase(label)} />
      </Group>
    </AriaNumberField>
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
