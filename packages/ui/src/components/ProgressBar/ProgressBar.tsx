import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { LiveText, usePausedAnnouncement } from '../../announce';
import { percentIn, percentageOf, progressProps } from '../../props/progressProps';
import { wordsOf } from '../../props/wordsOf';
import { progressBarMessages, type ProgressBarMessages } from './ProgressBar.messages';
import * as css from './ProgressBar.css';

interface ProgressBarBaseProps {
  /** What is under way: "Uploading ethics.pdf". */
  label: string;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<ProgressBarMessages> | undefined;
}

interface KnownProgressProps extends ProgressBarBaseProps {
  /** The progress from 0 to 1. NaN, such as 0 of 0, counts as unknown. */
  value: number;
  isIndeterminate?: false | undefined;
}

interface UnknownProgressProps extends ProgressBarBaseProps {
  value?: undefined;
  /** Set for work whose progress is unknown. */
  isIndeterminate: true;
}

export type ProgressBarProps = KnownProgressProps | UnknownProgressProps;

/** Shows how far long work has come. Announced at every quarter only, so that it informs without chatter. */
export function ProgressBar({ label, value = NaN, messages }: ProgressBarProps) {
  const { locale } = useLocale();
  const words = wordsOf(progressBarMessages(locale), messages);
  const isIndeterminate = Number.isNaN(value);
  const fraction = Math.min(Math.max(value, 0), 1);
  const quarter = Math.floor(fraction * 4) * 25;
  const announcement = usePausedAnnouncement(
    isIndeterminate ? label : words.progress(label, quarter),
  );

  const labelId = useId();

  return (
    <div
      {...progressProps(isIndeterminate ? undefined : value, locale)}
      aria-labelledby={labelId}
      className={css.progressBar}
    >
      <span id={labelId} className={css.label}>
        {label}
      </span>
      {!isIndeterminate && (
        <span className={css.value}>{percentIn(locale, percentageOf(value))}</span>
      )}
      <span className={css.track}>
        <span
          className={isIndeterminate ? css.drift : css.fill}
          style={isIndeterminate ? undefined : { inlineSize: `${fraction * 100}%` }}
        />
      </span>
      <LiveText>{announcement}</LiveText>
    </div>
  );
}
