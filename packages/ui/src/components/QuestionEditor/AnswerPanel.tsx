import type { ReactNode } from 'react';
import { ErrorIcon } from '../../icons';
import * as fieldCss from '../../styles/field.css';
import { Button } from '../Button';
import { isMarked } from '../Field';
import * as css from './QuestionEditor.css';

interface AnswerPanelProps {
  id: string;
  title: string;
  hint?: string | undefined;
  error?: string | undefined;
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

/** The fields of a poll or a scale, with a button that removes it. */
export function AnswerPanel({
  id,
  title,
  hint,
  error,
  removeLabel,
  onRemove,
  children,
}: AnswerPanelProps) {
  const titleId = `${id}-title`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint !== undefined && hintId, isMarked(error) && errorId]
    .filter(Boolean)
    .join(' ');
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={titleId}
      {...(describedBy !== '' && { 'aria-describedby': describedBy })}
      className={css.panel}
    >
      <div className={css.head}>
        <p id={titleId} className={css.panelTitle}>
          {title}
        </p>
        <Button variant="quiet" onPress={onRemove}>
          {removeLabel}
        </Button>
      </div>
      {hint !== undefined && (
        <p id={hintId} className={css.panelHint}>
          {hint}
        </p>
      )}
      {isMarked(error) && (
        <p id={errorId} className={fieldCss.error}>
          <ErrorIcon />
          <span>{error}</span>
        </p>
      )}
      {children}
    </div>
  );
}
