import { createContext, useLayoutEffect, useState, type RefObject } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

type Direction = 'ltr' | 'rtl';

/** The reading direction of a chart; its bars begin on the side where reading begins. */
export const DirectionContext = createContext<Direction>('ltr');

/**
 * The reading direction: that of the language, which a server knows too, and before the first paint that of
 * the page around `place`. A part of a page may have a `dir` without a language of its own.
 */
export function useDirection(place: RefObject<Element | null>): Direction {
  const { direction: ofLanguage } = useLocale();
  const [direction, setDirection] = useState<Direction>(ofLanguage);
  // Nothing tells of a page's new `dir`, so that each rendering looks.
  // oxlint-disable-next-line react/exhaustive-deps -- an equal direction renders nothing
  useLayoutEffect(() => {
    if (place.current === null) return;
    setDirection(getComputedStyle(place.current).direction === 'rtl' ? 'rtl' : 'ltr');
  });
  return direction;
}
