import { useLocale } from 'react-aria-components/I18nProvider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import * as css from './Badge.css';

/** `attention` for what waits for this person; `neutral` for a mere number. */
export type BadgeTone = keyof typeof css.tone;

export interface BadgeProps {
  /** How many there are; 0 is shown too, in a quieter tone. What is no number from 0 up is not known: nothing is drawn. */
  count: number;
  /** The count in words: `(3) => "3 answers to review"`. What assistive technology reads. */
  label: (count: number) => string;
  /** `attention` unless said. Nothing waiting is always calm. */
  tone?: BadgeTone | undefined;
}

/** A number that belongs to what it stands beside. It is seen as a number and read as words. */
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
