import { useLayoutEffect, type RefObject } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { percentIn, percentageOf, progressProps } from '../../props/progressProps';
import { focusRing } from '../../styles/focusRing.css';
import { Button } from '../Button';
import * as css from './FileUpload.css';

/** From 0 to 1, or `unknown` where the progress cannot be known, as with 0 of 0 bytes. */
export type UploadProgressValue = number | 'unknown';

interface UploadProgressProps {
  /** The element that takes focus from the button that it replaces. */
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  progress: UploadProgressValue;
  cancelLabel: string;
  onCancel?: (() => void) | undefined;
  /** Called when this part is removed while it has focus, so that what replaces it can take focus. */
  onFocusLost: () => void;
}

/** The progress of an upload, and a button to cancel it. */
export function UploadProgress({
  ref,
  label,
  progress,
  cancelLabel,
  onCancel,
  onFocusLost,
}: UploadProgressProps) {
  const { locale } = useLocale();
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      // React is about to remove the part, so focus is still in it.
      if (element?.contains(document.activeElement)) onFocusLost();
    };
  }, [ref, onFocusLost]);
  return (
    <div ref={ref} tabIndex={-1} className={`${css.progress} ${focusRing}`}>
      {progress === 'unknown' || Number.isNaN(progress) ? (
        <div {...progressProps(undefined, locale)} aria-label={label} className={css.bar}>
          <div className={css.barTrack}>
            <div className={css.barWave} />
          </div>
        </div>
      ) : (
        <div {...progressProps(progress, locale)} aria-label={label} className={css.bar}>
          <div className={css.barTrack}>
            <div className={css.barFill} style={{ inlineSize: `${percentageOf(progress)}%` }} />
          </div>
          <span className={css.percent}>{percentIn(locale, percentageOf(progress))}</span>
        </div>
      )}
      {onCancel && <Button onPress={onCancel}>{cancelLabel}</Button>}
    </div>
  );
}
