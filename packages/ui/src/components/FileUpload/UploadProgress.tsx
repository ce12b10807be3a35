import { useLayoutEffect, type RefObject } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { percentIn, percentageOf, progressProps } from '../../props/progressProps';
import { focusRing } from '../../styles/focusRing.css';
import { Button } from '../Button';
import * as css from './FileUpload.css';

/** From 0 to 1, or `unknown` while nobody can say how far it is, as 0 of 0 bytes cannot. */
export type UploadProgressValue = number | 'unknown';

interface UploadProgressProps {
  /** Takes focus of what it stands in the place of. */
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  progress: UploadProgressValue;
  cancelLabel: string;
  onCancel?: (() => void) | undefined;
  /** It goes away with focus in it, and what stands in its place takes that. */
  onFocusLost: () => void;
}

/** How far a file has come, and the way to call it back. */
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
