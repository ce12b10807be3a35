import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { useKeptPlace } from '../../focus/useKeptPlace';
import { CheckIcon, ErrorIcon } from '../../icons';
import { defined } from '../../props/defined';
import * as choice from '../../styles/choice.css';
import * as fieldCss from '../../styles/field.css';
import { isMarked, type FieldProps } from '../Field';
import * as css from './Checkbox.css';

export interface CheckboxProps extends Omit<FieldProps, 'label'> {
  /** Whether it is ticked. */
  isSelected: boolean;
  /** Whether it is ticked from now on. */
  onChange: (isSelected: boolean) => void;
  /** What is agreed or chosen when ticked: a positive statement. */
  children: ReactNode;
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
}: CheckboxProps) {
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
        <span className={choice.words}>{children}</span>
      </CheckboxButton>
      {hint !== undefined && (
        <Text slot="description" className={`${fieldCss.hint} ${css.hint}`}>
          {hint}
        </Text>
      )}
    </CheckboxField>
  );
}
