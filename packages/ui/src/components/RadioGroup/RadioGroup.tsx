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

/** One of the choices. */
export interface RadioOption {
  /** Told by `onChange`; no two of a list are the same. */
  value: string;
  /** The words a person reads. */
  label: string;
  /** What choosing it means, below the words. */
  hint?: string | undefined;
}

export interface RadioGroupProps extends FieldProps {
  /** The chosen value; null while there is none. One that none of the options has counts as none. */
  value: string | null;
  /** The value chosen from now on; when its form is reset, the one it began with, if there was one. */
  onChange: (value: string) => void;
  /** The choices, in the order in which they are read. */
  options: readonly RadioOption[];
  /** Words to say in place of its own. */
  messages?: Partial<FieldMessages> | undefined;
}

/** Exactly one of a few choices, all in view. */
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
  // React Aria (1.22) lets Tab reach the chosen radio alone, so a value that has none would keep everybody out.
  const chosen = options.some((option) => option.value === value) ? value : null;
  // A form's reset goes back to what is marked, and React marks what was chosen at first, which may be nothing.
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
      // Typed as a text, it is null after a reset where nothing was chosen at first (React Aria 3.53).
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
