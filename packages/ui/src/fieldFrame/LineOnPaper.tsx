import * as fieldCss from '../styles/field.css';

interface LineOnPaperProps {
  value: string;
  isDisabled?: boolean | undefined;
  /** Further looks that the input has. */
  className?: string | undefined;
}

/** The whole value of a field of one line, in place of the input before it, which wears `fieldCss.line`. */
export function LineOnPaper({ value, isDisabled = false, className = '' }: LineOnPaperProps) {
  return (
    <span
      className={`${fieldCss.input} ${fieldCss.lineOnPaper} ${className}`}
      data-value={value}
      data-disabled={isDisabled || undefined}
    />
  );
}
