import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Button } from '../Button';
import * as css from './FileUpload.css';

interface UploadProgressProps {
  label: string;
  /** From 0 to 1. */
  progress: number;
  cancelLabel: string;
  onCancel?: (() => void) | undefined;
}

/** How far a file has come, and the way to call it back. */
export function UploadProgress({ label, progress, cancelLabel, onCancel }: UploadProgressProps) {
  return (
    <div className={css.progress}>
      <ProgressBar className={css.bar} aria-label={label} value={progress * 100}>
        {({ percentage = 0, valueText }) => (
          <>
            <div className={css.barTrack}>
              <div className={css.barFill} style={{ inlineSize: `${percentage}%` }} />
            </div>
            <span className={css.percent}>{valueText}</span>
          </>
        )}
      </ProgressBar>
      {onCancel && <Button onPress={onCancel}>{cancelLabel}</Button>}
    </div>
  );
}
