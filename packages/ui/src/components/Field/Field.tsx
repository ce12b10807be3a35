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
   * `id` of the input, to which an ErrorSummary can link. It must not change while the field is rendered: an
   * id built from a list index moves from field to field, and React Aria may leave it on two.
   */
  id?: string | undefined;
  /** The label: what is asked for, in a word or a few. */
  label: string;
  /** Help that stays visible while the person types; never only an example. */
  hint?: string | undefined;
  /** What is wrong and how to correct it. A text that is not empty marks the field as invalid. */
  error?: string | undefined;
  /**
   * Marks the field as required. The field does not check this itself: set `error` if the answer is missing.
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * Disables the field; say why near it. A focused text box keeps focus until the person moves on, so that
   * they do not lose their place.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** The name under which a form sends it. */
  name?: string | undefined;
}

interface FieldTextProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'isRequired'> {
  /** Whether the control itself says that it is required; a group of choices cannot. */
  canBeRequired?: boolean | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<FieldMessages> | undefined;
}

/** Label, hint and error in this order. The React Aria field around them links them to the input. */
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
        <span>{label}</span>
        {isRequired && (
          // Hidden where the control itself says that it is required: a screen reader would read it twice.
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

/** The props that a React Aria field hook returns for label, hint and error. */
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
  /** `span` for a control that is no input: a `<label>` element cannot label it. Default: `label`. */
  labelElement?: 'label' | 'span';
}

/** `FieldText` for a field that is built with a React Aria hook and not with a React Aria component. */
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
