import { Label } from 'react-aria-components/TextField';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { LiveText, usePausedAnnouncement } from '../../announce';
import { progressBarMessages, type ProgressBarMessages } from './ProgressBar.messages';
import * as css from './ProgressBar.css';

export interface ProgressBarProps {
  /** What is under way: "Uploading ethics.pdf". */
  label: string;
  /** From 0 to 1. */
  value?: number | undefined;
  /** It runs and nobody can say how far it is. */
  isIndeterminate?: boolean | undefined;
  messages?: Partial<ProgressBarMessages> | undefined;
}

/** How far long work has come. Read out at every quarter, so that it informs and does not chatter. */
export function ProgressBar({
  label,
  value = 0,
  isIndeterminate = false,
  messages,
}: ProgressBarProps) {
  const words = { ...progressBarMessages, ...messages };
  const quarter = Math.floor(Math.min(Math.max(value, 0), 1) * 4) * 25;
  const announcement = usePausedAnnouncement(
    isIndeterminate ? label : words.progress(label, quarter),
  );

  return (
    <AriaProgressBar
      className={css.progressBar}
      value={value}
      minValue={0}
      maxValue={1}
      isIndeterminate={isIndeterminate}
    >
      {({ percentage = 0, valueText }) => (
        <>
          <Label className={css.label}>{label}</Label>
          {!isIndeterminate && <span className={css.value}>{valueText}</span>}
          <span className={css.track}>
            <span
              className={isIndeterminate ? css.drift : css.fill}
              style={isIndeterminate ? undefined : { inlineSize: `${percentage}%` }}
            />
          </span>
          <LiveText>{announcement}</LiveText>
        </>
      )}
    </AriaProgressBar>
  );
}
