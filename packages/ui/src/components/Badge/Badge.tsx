import { useLocale } from 'react-aria-components/I18nProvider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import * as css from './Badge.css';

/** `attention` for things that wait for this person; `neutral` for a plain count. */
export type BadgeTone = keyof typeof css.tone;

export interface BadgeProps {
  /**
   * The number to show; 0 is shown too, in the neutral tone. A negative number, NaN or Infinity renders
   * nothing.
   */
  count: number;
  /** Returns the count in words, as screen readers read it: `(3) => "3 answers to review"`. */
  label: (count: number) => string;
  /** How the badge looks; a count of 0 is always neutral. Default: `attention`. */
  tone?: BadgeTone | undefined;
}

/** Shows a count beside the thing that it counts. Screen readers read it in words. */
export function Badge({ count, label, tone = 'attention' }: BadgeProps) {
  const { locale } = useLocale();
  if (!Number.isFinite(count) || count < 0) return null;
  return (
    <span className={css.tone[count === 0 ? 'neutral' : tone]}>
      <span aria-hidden="true">{count.toLocaleString(locale)}</span>
      <span className={visuallyHidden}>{label(count)}</span>
    </span>
  );
}
