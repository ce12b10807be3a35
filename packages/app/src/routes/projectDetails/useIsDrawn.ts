import { useDeferredValue } from 'react';

interface Item {
  readonly key: string;
}

/**
 * Which of a list's items are drawn: all that were there, and a new one right after the press that added
 * it has been answered on the screen, since its fields take long to make.
 */
export function useIsDrawn(items: readonly Item[]): (item: Item) => boolean {
  const keys = items.map(({ key }) => key);
  // A text, so that a key typed in a field defers nothing.
  const drawn = useDeferredValue(keys.join(' ')).split(' ');
  return ({ key }) => drawn.includes(key);
}
