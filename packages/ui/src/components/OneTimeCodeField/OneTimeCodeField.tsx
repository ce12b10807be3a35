import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { HeldInput } from '../../focus/HeldInput';
import { defined } from '../../props/defined';
import * as fieldCss from '../../styles/field.css';
import { focusRing } from '../../styles/focusRing.css';
import { FieldText, isMarked, type FieldMessages, type FieldProps } from '../Field';
import { codeLength, readCode } from './readCode';
import * as css from './OneTimeCodeField.css';

export interface OneTimeCodeFieldProps extends FieldProps {
  /** The code so far: at most six characters, without spaces and hyphens. */
  value: string;
  /** Called with what was typed or pasted so far, without spaces and hyphens. */
  onChange: (value: string) => void;
  /** Shown while the field is empty; use it for an example only. */
  placeholder?: string | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<FieldMessages> | undefined;
}

/**
 * A field for the code of an authenticator app. It is one input and not six, so that pasting, autofill,
 * correcting and screen readers work as in any other field (WCAG 3.3.8).
 */
export function OneTimeCodeField({
  id,
  label,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  name,
  value,
  onChange,
  placeholder,
  messages,
}: OneTimeCodeFieldProps) {
  // If the value changes during composition, an input method starts again and inserts its text twice.
  const [composed, setComposed] = useState<string>();
  const change = (text: string) => {
    if (composed !== undefined) setComposed(text);
    onChange(readCode(text));
  };
  return (
    <TextField
      {...defined({ id, name })}
      className={fieldCss.field}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck="false"
      value={composed ?? value}
      onChange={change}
      onCompositionStart={() => setComposed(value)}
      onCompositionEnd={({ currentTarget }) => {
        setComposed(undefined);
        // Firefox reports the change only after this event.
        onChange(readCode(currentTarget.value));
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
      <Input
        render={(props) => <HeldInput {...props} />}
        className={`${fieldCss.input} ${focusRing} ${css.code}`}
        autoCapitalize="none"
        size={codeLength}
        {...defined({ placeholder })}
      />
    </TextField>
  );
}
