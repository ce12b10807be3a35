import { useId } from 'react';
import * as field from '../../styles/field.css';
import { focusRing } from '../../styles/focusRing.css';
import * as css from './ConfirmationDialog.css';

interface CommentProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isReadOnly: boolean;
}

/**
 * A native text area. It needs no rule, error or counter, and `TextArea` with its validation would add a
 * sixth to the dialog's code.
 */
export function Comment({ label, value, onChange, isReadOnly }: CommentProps) {
  const id = useId();
  return (
    <div className={css.comment}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <textarea
        id={id}
        rows={4}
        value={value}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
        className={`${field.input} ${css.textArea} ${focusRing}`}
      />
    </div>
  );
}
