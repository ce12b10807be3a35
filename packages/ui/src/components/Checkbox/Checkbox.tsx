import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { useKeptPlace } from '../../focus/useKeptPlace';
import { CheckIcon, ErrorIcon } from '../../icons';
import { defined } from '../../props/defined';
import * as choice from '../../styles/choice.css';
import * as fieldCss from '../../styles/field.css';
import { fieldMessages, isMarked, type FieldMessages, type FieldProps } from '../Field';
import { wordsOf } from '../../props/wordsOf';
import * as css from './Checkbox.css';

export interface CheckboxProps extends Omit<FieldProps, 'label'> {
  /** Whether it is ticked. */
  isSelected: boolean;
  /** Whether it is ticked from now on. */
  onChange: (isSelected: boolean) => void;
  /** What is agreed or chosen when ticked: a positive statement. */
  children: ReactNode;
  /** Words to say in place of its own. */
  messages?: Partial<FieldMessages> | undefined;
}

/** One thing to say yes to. */
export function Checkbox({
  id,
  isSelected,
  onChange,
  children,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  name,
  messages,
}: CheckboxProps) {
  const words = wordsOf(fieldMessages, messages);
  const around = useKeptPlace<HTMLDivElement>(isDisabled);
  return (
    <CheckboxField
      ref={around}
      {...defined({ id, name })}
      className={fieldCss.field}
      isSelected={isSelected}
      onChange={onChange}
      isInvalid={isMarked(error)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      validationBehavior="aria"
    >
      <FieldError className={fieldCss.error}>
        <ErrorIcon />
        <span>{error}</span>
      </FieldError>
      <CheckboxButton className={choice.row}>
        <span className={choice.box}>{isSelected && <CheckIcon />}</span>
        <span className={choice.words}>
          {children}
          {isRequired && (
            // The box says itself that it is required, and would have it read twice.
            <span className={fieldCss.requiredMark} aria-hidden>
              {' '}
              {words.required}
            </span>
          )}
        </span>
      </CheckboxButton>
      {hint !== undefined && (
        <Text slot="description" className={`${fieldCss.hint} ${css.hint}`}>
          {hint}
        </Text>
      )}
    </CheckboxField>
  );
}
