import { useContext } from 'react';
import { DirectionContext } from '../figure/direction';

/**
 * Returns a function for the `x` of a part of a bar, which SVG measures from the left. It takes start and
 * length, in hundredths from the side where reading begins.
 */
export function useAcross(): (from: number, length?: number) => string {
  const direction = useContext(DirectionContext);
  return (from, length = 0) => `${direction === 'rtl' ? 100 - from - length : from}%`;
}
