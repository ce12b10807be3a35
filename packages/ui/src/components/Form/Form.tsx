import { useRef, useState, type ReactNode } from 'react';
import { ErrorSummary, type SummaryError } from '../ErrorSummary';
import { wordsOf } from '../../props/wordsOf';
import { formMessages, type FormMessages } from './Form.messages';
import { takeSubmit } from '../../press/takeSubmit';
import { column } from '../../styles/column.css';
import * as css from './Form.css';

export interface FormProps {
  /** For a button that sends it from outside: its `form`. */
  id?: string | undefined;
  /** Names the form: "Sign up". */
  label: string;
  /**
   * The person wants to go on: check, then send. A promise is waited for before errors are looked at, also one
   * that is rejected; until then nothing is sent again.
   */
  onSubmit: () => void | Promise<void>;
  /** What keeps the person from going on; the same words stand at the fields. */
  errors: readonly SummaryError[];
  /** A sentence after the list of errors. */
  closing?: string | undefined;
  /** Fields, and a button of type `submit`, unless that stands outside. */
  children: ReactNode;
  /** Words to say in place of its own. */
  messages?: Partial<FormMessages> | undefined;
}

/** Fields that are sent together. A try that leaves errors moves focus to their summary (WCAG 3.3.1). */
export function Form({ id, label, onSubmit, errors, closing, children, messages }: FormProps) {
  const words = wordsOf(formMessages, messages);
  const [tries, setTries] = useState(0);
  const isSending = useRef(false);
  const lookAtErrors = () => setTries((before) => before + 1);

  return (
    <form
      id={id}
      aria-label={label}
      // The app checks by its own rules and says what is wrong in words of its own.
      noValidate
      className={`${css.form} ${column}`}
      onSubmit={(event) => {
        if (!takeSubmit(event) || isSending.current) return;
        // Whatever a handler typed to answer nothing answers all the same.
        let answer: unknown;
        try {
          answer = onSubmit();
        } finally {
          // Also of one that throws, which is told as every uncaught error is.
          if (answer === undefined) lookAtErrors();
        }
        if (answer === undefined) return;
        // A button that waits is none that submits (React Aria 1.22), and without one Enter sends a single field.
        isSending.current = true;
        // One that fails leaves errors as well, and is told as every unhandled rejection is.
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
