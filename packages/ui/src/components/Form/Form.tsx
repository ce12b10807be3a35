import { useRef, useState, type ReactNode } from 'react';
import { ErrorSummary, type SummaryError } from '../ErrorSummary';
import { wordsOf } from '../../props/wordsOf';
import { formMessages, type FormMessages } from './Form.messages';
import { takeSubmit } from '../../press/takeSubmit';
import { column } from '../../styles/column.css';
import * as css from './Form.css';

export interface FormProps {
  /** `id` of the form, for the `form` prop of a submit button outside it. */
  id?: string | undefined;
  /** The form's accessible name: "Sign up". */
  label: string;
  /**
   * Called when the person submits: validate, then send. If it returns a promise, the form waits until that
   * settles, also if it rejects, before it looks at `errors`. Until then it ignores further submits.
   */
  onSubmit: () => void | Promise<void>;
  /** The errors to correct; show the same texts at the fields. */
  errors: readonly SummaryError[];
  /** A sentence after the list of errors. */
  closing?: string | undefined;
  /** The fields, and a button of type `submit` unless that is outside the form. */
  children: ReactNode;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<FormMessages> | undefined;
}

/** Fields that are sent together. A submit that leaves errors moves focus to their summary (WCAG 3.3.1). */
export function Form({ id, label, onSubmit, errors, closing, children, messages }: FormProps) {
  const words = wordsOf(formMessages, messages);
  const [tries, setTries] = useState(0);
  const isSending = useRef(false);
  const lookAtErrors = () => setTries((before) => before + 1);

  return (
    <form
      id={id}
      aria-label={label}
      // The app validates by its own rules and writes its own error texts.
      noValidate
      className={`${css.form} ${column}`}
      onSubmit={(event) => {
        if (!takeSubmit(event) || isSending.current) return;
        // A handler typed `() => void` may still return any value.
        let answer: unknown;
        try {
          answer = onSubmit();
        } finally {
          // Also runs if `onSubmit` throws, which is then reported like every uncaught error.
          if (answer === undefined) lookAtErrors();
        }
        if (answer === undefined) return;
        // A pending React Aria 1.22 button is no submit button, and without one Enter submits a form with a
        // single field.
        isSending.current = true;
        // A rejected promise may leave errors too; it is then reported like every unhandled rejection.
        void Promise.resolve(answer).finally(() => {
          isSending.current = false;
          lookAtErrors();
        });
      }}
    >
      <ErrorSummary title={words.errors} errors={errors} closing={closing} focusKey={tries} />
      {children}
    </form>
  );
}
