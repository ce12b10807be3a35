import { FieldError, FieldErrorContext } from 'react-aria-components/FieldError';
import { Label, LabelContext } from 'react-aria-components/Label';
import { Text, TextContext } from 'react-aria-components/Text';
import type { SelectAria } from 'react-aria/useSelect';
import { ErrorIcon } from '../../icons';
import * as css from '../../styles/field.css';
import { wordsOf } from '../../props/wordsOf';
import { fieldMessages, type FieldMessages } from './Field.messages';

/** What every field takes. */
export interface FieldProps {
  /**
   * Lands on the input, so that an ErrorSummary can lead to it. Its own for as long as the field stands: one
   * made of a place in a list moves from field to field, and React Aria may leave it on two.
   */
  id?: string | undefined;
  /** What is asked for, in a word or a few. */
  label: string;
  /** Help that stays while a person types; never only an example. */
  hint?: string | undefined;
  /** What is wrong and how to mend it. The field is marked while there is one. */
  error?: string | undefined;
  /**
   * Says that an answer is needed; `error` says when one is missing.
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * Cannot be used now. Say nearby why. A box for text that has focus keeps it until the person goes on,
   * so that their place is not lost.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** The name under which a form sends it. */
  name?: string | undefined;
}

interface FieldTextProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'isRequired'> {
  /** Whether the control itself says that it is required; a group of choices cannot. */
  canBeRequired?: boolean | undefined;
  /** Words to say in place of its own. */
  messages?: Partial<FieldMessages> | undefined;
}

/** Label, hint and error in their order, tied to the input by the React Aria field around them. */
export function FieldText({
  label,
  hint,
  error,
  isRequired = false,
  canBeRequired = true,
  messages,
}: FieldTextProps) {
  const words = wordsOf(fieldMessages, messages);
  return (
    <>
      <Label className={css.label}>
        {label}
        {isRequired && (
          // A control that says itself that it is required would have it read twice.
          <span className={css.requiredMark} aria-hidden={canBeRequired}>
            {' '}
            {words.required}
          </span>
        )}
      </Label>
      {hint !== undefined && (
        <Text slot="description" className={css.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={css.error}>
        <ErrorIcon />
        <span>{error}</span>
      </FieldError>
    </>
  );
}

/** What a field's hook of React Aria gives for its texts. */
export type TextsOfField = Pick<
  SelectAria<object>,
  | 'labelProps'
  | 'descriptionProps'
  | 'errorMessageProps'
  | 'isInvalid'
  | 'validationErrors'
  | 'validationDetails'
>;

interface HookedFieldTextProps extends FieldTextProps {
  texts: TextsOfField;
  /** A field that is no input is named by its label, and not labelled by it. */
  labelElement?: 'label' | 'span';
}

/** The same for a field that is made of a hook of React Aria. */
export function HookedFieldText({
  texts: { labelProps, descriptionProps, errorMessageProps, ...validation },
  labelElement = 'label',
  ...text
}: HookedFieldTextProps) {
  const slots = { description: descriptionProps, errorMessage: errorMessageProps };
  return (
    <LabelContext value={{ ...labelProps, elementType: labelElement }}>
      <TextContext value={{ slots }}>
        <FieldErrorContext value={validation}>
          <FieldText {...text} />
        </FieldErrorContext>
      </TextContext>
    </LabelContext>
  );
}
