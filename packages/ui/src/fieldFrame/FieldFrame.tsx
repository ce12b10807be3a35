import { useId, type ReactNode } from 'react';
import { ErrorIcon } from '../icons';
import * as css from '../styles/field.css';
import { fieldMessages, isMarked, type FieldMessages, type FieldProps } from '../components/Field';
import { wordsOf } from '../props/wordsOf';

/** Ids and state that the control inside needs to be named and described. */
export interface FieldFrameParts {
  controlId: string;
  labelId: string;
  /** For `aria-describedby`: the ids of hint, error and problem. */
  describedBy: string;
  isInvalid: boolean;
}

interface FieldFrameProps extends Omit<FieldProps, 'isDisabled' | 'name'> {
  /** An error caused by what the person has just done, so it is announced when it appears. */
  problem?: string | undefined;
  /** What the problem is about, in a line below it and announced with it. */
  problemOf?: string | undefined;
  /** False for a control that HTML cannot label, such as an editable region. */
  isLabelable?: boolean | undefined;
  /** False for a control that cannot be marked as required, such as a button: then the label says it. */
  canBeRequired?: boolean | undefined;
  messages?: Partial<FieldMessages> | undefined;
  children: (parts: FieldFrameParts) => ReactNode;
}

/** Label, hint, error and control in that order, for controls for which React Aria has no field. */
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
        <span>{label}</span>
        {isRequired && (
          // Hidden if the control itself says that it is required; otherwise it would be read twice.
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
