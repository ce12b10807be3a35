import { useLocale } from 'react-aria-components/I18nProvider';

/**
 * Where a stretch of a bar begins, measured from the left as SVG does it: told from where it begins and
 * how long it is, in hundredths from the side that reading begins at.
 */
export function useAcross(): (from: number, length?: number) => string {
  const { direction } = useLocale();
  return (from, length = 0) => `${direction === 'rtl' ? 100 - from - length : from}%`;
}
