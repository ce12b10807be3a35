import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Button } from '../Button';
import * as css from './FileUpload.css';

/** From 0 to 1, or `unknown` while nobody can say how far it is. */
export type UploadProgressValue = number | 'unknown';

interface UploadProgressProps {
  label: string;
  progress: UploadProgressValue;
  cancelLabel: string;
  onCancel?: (() => void) | undefined;
}

/** How far a file has come, and the way to call it back. */
export function UploadProgress({ label, progress, cancelLabel, onCancel }: UploadProgressProps) {
  return (
    <div className={css.progress}>
      {progress === 'unknown' ? (
        <ProgressBar className={css.bar} aria-label={label} isIndeterminate>
          <div className={css.barTrack}>
            <div className={css.barWave} />
          </div>
        </ProgressBar>
      ) : (
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
      )}
      {onCancel && <Button onPress={onCancel}>{cancelLabel}</Button>}
    </div>
  );
}
