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
 * A native field: without rule, error or counter it needs nothing of `TextArea`, whose validation
 * would be a sixth of the dialog's weight.
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
