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
  /** What stands in the field. */
  value: string;
  /** Each change, as a person types. */
  onChange: (value: string) => void;
  /** The field's purpose, so that a browser can fill it in (WCAG 1.3.5). */
  autoComplete?: string | undefined;
  /** Which on-screen keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search' | undefined;
  /** An example at most; it goes away on typing, so nothing a person needs stands here. */
  placeholder?: string | undefined;
  /** The person has left the field: the moment to check it. */
  onBlur?: (() => void) | undefined;
  /** Words to say in place of its own. */
  messages?: Partial<TextEntryMessages> | undefined;
}

/** What a field of one line and one of many lines have in common. What counts comes with what it counts against. */
export type TextEntryProps = TextEntryBaseProps &
  (
    | {
        /** Shows a counter against this many characters. Typing on past it is allowed and marked. */
        limit: number | undefined;
        /**
         * What counts as a character; by default every one that JavaScript counts.
         * @default (text) => text.length
         */
        count?: ((value: string) => number) | undefined;
      }
    | { limit?: undefined; count?: undefined }
  );

type TextEntryFrameProps = TextEntryProps & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | undefined;
  /** The box itself. */
  children: ReactNode;
};

/** Label, hint, error, the box, and its counter. */
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
