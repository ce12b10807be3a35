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
  /** Called with the new state when the person ticks or unticks the box. */
  onChange: (isSelected: boolean) => void;
  /** The label: a positive statement of what the person agrees to or chooses. */
  children: ReactNode;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<FieldMessages> | undefined;
}

/** One statement to agree to, or one option to choose. */
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
            // Hidden from screen readers, which would read it twice: the box itself says that it is required.
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
