import { createContext, useLayoutEffect, useState, type RefObject } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

type Direction = 'ltr' | 'rtl';

/** Which way the words of a chart run; its bars begin where they do. */
export const DirectionContext = createContext<Direction>('ltr');

/**
 * The language's direction, which a server knows too; then what the page around it says, before it is
 * painted: a part of a page may have a `dir` and no language of its own.
 */
export function useDirection(place: RefObject<Element | null>): Direction {
  const { direction: ofLanguage } = useLocale();
  const [direction, setDirection] = useState<Direction>(ofLanguage);
  useLayoutEffect(() => {
    if (place.current === null) return;
    setDirection(getComputedStyle(place.current).direction === 'rtl' ? 'rtl' : 'ltr');
  });
  return direction;
}
