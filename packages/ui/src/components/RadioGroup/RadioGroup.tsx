import { useLayoutEffect } from 'react';
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
} from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { useKeptPlace } from '../../focus/useKeptPlace';
import { defined } from '../../props/defined';
import * as choice from '../../styles/choice.css';
import * as fieldCss from '../../styles/field.css';
import { FieldText, isMarked, type FieldMessages, type FieldProps } from '../Field';
import * as css from './RadioGroup.css';

/** An option of the group. */
export interface RadioOption {
  /** Passed to `onChange`; must be different for each option of a list. */
  value: string;
  /** The words a person reads. */
  label: string;
  /** What choosing it means, shown below the words. */
  hint?: string | undefined;
}

export interface RadioGroupProps extends FieldProps {
  /** The chosen value; null while there is none. A value that no option has counts as null. */
  value: string | null;
  /** Called with the newly chosen value. A form reset calls it with the initial value, if there was one. */
  onChange: (value: string) => void;
  /** The choices, in the order in which they are read. */
  options: readonly RadioOption[];
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<FieldMessages> | undefined;
}

/** A choice of exactly one of a few options, all of them visible. */
export function RadioGroup({
  id,
  label,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  name,
  value,
  onChange,
  options,
  messages,
}: RadioGroupProps) {
  const around = useKeptPlace<HTMLDivElement>(isDisabled);
  // React Aria (1.22) lets Tab reach only the chosen radio. With a value that no option has, nobody could
  // reach the group.
  const chosen = options.some((option) => option.value === value) ? value : null;
  // A form reset restores `defaultChecked`, which React sets by the first choice, or by none. So it follows
  // the current choice.
  useLayoutEffect(() => {
    for (const radio of around.current?.querySelectorAll('input') ?? [])
      radio.defaultChecked = radio.checked;
  });
  return (
    <AriaRadioGroup
      ref={around}
      {...defined({ id, name })}
      className={fieldCss.field}
      value={chosen}
      // The type says string, but after a reset it is null if nothing was chosen at first (React Aria 3.53).
      onChange={(next: string | null) => {
        if (next !== null) onChange(next);
      }}
      isInvalid={isMarked(error)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      validationBehavior="aria"
    >
      <FieldText
        label={label}
        hint={hint}
        error={error}
        isRequired={isRequired}
        messages={messages}
      />
      {options.map((option) => (
        <RadioField key={option.value} value={option.value}>
          <RadioButton className={choice.row}>
            <span className={`${choice.box} ${css.circle}`}>
              {chosen === option.value && <span className={css.dot} />}
            </span>
            <span className={choice.words}>{option.label}</span>
          </RadioButton>
          {option.hint !== undefined && (
            <Text slot="description" className={`${fieldCss.hint} ${css.hint}`}>
              {option.hint}
            </Text>
          )}
        </RadioField>
      ))}
    </AriaRadioGroup>
  );
}
