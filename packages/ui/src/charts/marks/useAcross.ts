import { useContext } from 'react';
import { DirectionContext } from '../figure/direction';

/**
 * Where a stretch of a bar begins, measured from the left as SVG does it: told from where it begins and
 * how long it is, in hundredths from the side that reading begins at.
 */
export function useAcross(): (from: number, length?: number) => string {
  const direction = useContext(DirectionContext);
  return (from, length = 0) => `${direction === 'rtl' ? 100 - from - length : from}%`;
}
