import * as fieldCss from '../styles/field.css';

interface LineOnPaperProps {
  value: string;
  isDisabled?: boolean | undefined;
  /** Further classes of the input. */
  className?: string | undefined;
}

/**
 * The whole value of a single-line field, printed in place of the input before it, which has the class
 * `fieldCss.line`.
 */
export function LineOnPaper({ value, isDisabled = false, className = '' }: LineOnPaperProps) {
  return (
    <span
      className={`${fieldCss.input} ${fieldCss.lineOnPaper} ${className}`}
      data-value={value}
      data-disabled={isDisabled || undefined}
    />
  );
}
