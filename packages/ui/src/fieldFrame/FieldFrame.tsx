import { useId, type ReactNode } from 'react';
import { ErrorIcon } from '../icons';
import * as css from '../styles/field.css';
import { fieldMessages, isMarked, type FieldMessages, type FieldProps } from '../components/Field';
import { wordsOf } from '../props/wordsOf';

/** What the control inside puts on itself to be named and described. */
export interface FieldFrameParts {
  controlId: string;
  labelId: string;
  /** For `aria-describedby`: hint, error and what the app says about it. */
  describedBy: string;
  isInvalid: boolean;
}

interface FieldFrameProps extends Omit<FieldProps, 'isDisabled' | 'name'> {
  /** An error that comes from what the person has just done, so it is announced where it appears. */
  problem?: string | undefined;
  /** What it is of, in a line below it and announced with it. */
  problemOf?: string | undefined;
  /** False for a control that HTML cannot label, such as an editable region. */
  isLabelable?: boolean | undefined;
  /** False for a control that cannot say it is required, such as a button: the label says it then. */
  canBeRequired?: boolean | undefined;
  messages?: Partial<FieldMessages> | undefined;
  children: (parts: FieldFrameParts) => ReactNode;
}

/** Label, hint, error and control in their order, for the controls that React Aria has no field for. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  problem,
  problemOf,
  isRequired = false,
  isLabelable = true,
  canBeRequired = true,
  messages,
  children,
}: FieldFrameProps) {
  const words = wordsOf(fieldMessages, messages);
  const ownId = useId();
  const controlId = id ?? ownId;
  const labelId = `${controlId}-label`;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const problemId = `${controlId}-problem`;
  const isInvalid = isMarked(error) || isMarked(problem);
  const LabelElement = isLabelable ? 'label' : 'span';

  return (
    <div className={css.field} {...(isInvalid && { 'data-invalid': true })}>
      <LabelElement
        id={labelId}
        className={css.label}
        {...(isLabelable
          ? { htmlFor: controlId }
          : { onClick: () => document.getElementById(controlId)?.focus() })}
      >
        {label}
        {isRequired && (
          // A control that says itself that it is required would have it read twice.
          <span className={css.requiredMark} aria-hidden={canBeRequired}>
            {' '}
            {words.required}
          </span>
        )}
      </LabelElement>
      {hint !== undefined && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {isMarked(error) && (
        <p id={errorId} className={css.error}>
          <ErrorIcon />
          <span>{error}</span>
        </p>
      )}
      <div id={problemId} role="status">
        {isMarked(problem) && (
          <div className={css.error}>
            <ErrorIcon />
            <div>
              <p>{problem}</p>
              {problemOf !== undefined && <p className={css.errorOf}>{problemOf}</p>}
            </div>
          </div>
        )}
      </div>
      {children({
        controlId,
        labelId,
        describedBy: [
          hint !== undefined && hintId,
          isMarked(error) && errorId,
          isMarked(problem) && problemId,
        ]
          .filter(Boolean)
          .join(' '),
        isInvalid,
      })}
    </div>
  );
}
