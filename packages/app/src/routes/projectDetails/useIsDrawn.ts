import { useDeferredValue } from 'react';

interface Item {
  readonly key: string;
}

/**
 * Tells which items of a list are drawn: all earlier ones, and a new one only after the press that added it
 * has been painted, since its fields take long to render.
 */
export function useIsDrawn(items: readonly Item[]): (item: Item) => boolean {
  const keys = items.map(({ key }) => key);
  // A string: an array, new at each render, would defer work at every key press.
  const drawn = useDeferredValue(keys.join(' ')).split(' ');
  return ({ key }) => drawn.includes(key);
}
