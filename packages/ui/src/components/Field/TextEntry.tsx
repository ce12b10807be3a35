import { useId, type ReactNode } from 'react';
import { TextField } from 'react-aria-components/TextField';
import { defined } from '../../props/defined';
import * as css from '../../styles/field.css';
import { CharacterCounter, type CharacterCounterMessages } from '../CharacterCounter';
import { FieldText, type FieldProps } from './Field';
import { isMarked } from './isMarked';
import type { FieldMessages } from './Field.messages';

export type TextEntryMessages = FieldMessages & CharacterCounterMessages;

interface TextEntryBaseProps extends FieldProps {
  /** The text in the field. */
  value: string;
  /** Called with the new text at each change, while the person types. */
  onChange: (value: string) => void;
  /** The field's purpose as an HTML `autocomplete` value, so that a browser can fill it in (WCAG 1.3.5). */
  autoComplete?: string | undefined;
  /** Which on-screen keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search' | undefined;
  /** At most an example. It disappears on typing, so it must not hold anything that a person needs. */
  placeholder?: string | undefined;
  /** Called when the person leaves the field, which is the moment to validate it. */
  onBlur?: (() => void) | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<TextEntryMessages> | undefined;
}

/** Props of single-line and multi-line text fields. `count` is accepted only together with `limit`. */
export type TextEntryProps = TextEntryBaseProps &
  (
    | {
        /** Character limit; shows a counter. Typing past the limit is allowed, and the counter marks it. */
        limit: number | undefined;
        /**
         * Counts the characters of the text. The default counts UTF-16 code units.
         * @default (text) => text.length
         */
        count?: ((value: string) => number) | undefined;
      }
    | { limit?: undefined; count?: undefined }
  );

type TextEntryFrameProps = TextEntryProps & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | undefined;
  /** The input element. */
  children: ReactNode;
};

/** Label, hint, error, input and counter of a text field. */
export function TextEntry({
  id,
  label,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  name,
  value,
  onChange,
  type = 'text',
  autoComplete,
  inputMode,
  limit,
  count = (text) => text.length,
  onBlur,
  messages,
  children,
}: TextEntryFrameProps) {
  const counterId = useId();
  return (
    <TextField
      {...defined({ id, name, autoComplete, inputMode, onBlur })}
      {...(limit !== undefined && { 'aria-describedby': counterId })}
      className={css.field}
      type={type}
      value={value}
      onChange={onChange}
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
      {children}
      {limit !== undefined && (
        <CharacterCounter id={counterId} count={count(value)} limit={limit} messages={messages} />
      )}
    </TextField>
  );
}
