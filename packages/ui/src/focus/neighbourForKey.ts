import type { KeyboardEvent } from 'react';

/**
 * The element to which a key moves focus in a row of elements that match `items` in a `list`. It wraps round
 * at the ends and is undefined for any other key.
 */
export function neighbourForKey(
  { key, currentTarget, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent<HTMLElement>,
  list: string,
  items: string,
): HTMLElement | undefined {
  if (ctrlKey || altKey || metaKey || shiftKey) return undefined;
  const row = currentTarget.closest(list);
  if (row === null) return undefined;
  const all = [...row.querySelectorAll<HTMLElement>(items)];
  const at = all.indexOf(currentTarget);
  const onwards = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return all.at((at + onwards) % all.length);
    case 'ArrowLeft':
      return all.at((at - onwards) % all.length);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default:
      return undefined;
  }
}
