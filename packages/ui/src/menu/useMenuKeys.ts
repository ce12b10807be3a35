import { useRef, type KeyboardEvent, type RefObject } from 'react';
import type { MenuAction } from './MenuAction';

/** Milliseconds within which typed letters form one word. */
const pause = 1000;

/** Moves focus among the items of a menu, as the ARIA Authoring Practices describe. */
export function useMenuKeys(
  items: readonly MenuAction[],
  menu: RefObject<HTMLElement | null>,
  onLeave: () => void,
) {
  const typed = useRef({ text: '', at: 0 });

  const find = (letter: string, now: number, from: number) => {
    const { text, at } = typed.current;
    const word = (now - at < pause ? text : '') + letter.toLocaleLowerCase();
    typed.current = { text: word, at: now };
    // The same letter again moves to the next item that begins with it.
    const isOneLetter = word === word.charAt(0).repeat(word.length);
    const begin = isOneLetter ? word.charAt(0) : word;
    const first = isOneLetter ? from + 1 : Math.max(from, 0);
    return items
      .map((_, step) => (first + step) % items.length)
      .find((index) => items[index]?.label.toLocaleLowerCase().startsWith(begin));
  };

  return (event: KeyboardEvent) => {
    const elements = [...(menu.current?.children ?? [])];
    const at = elements.findIndex((element) => element === document.activeElement);
    const last = elements.length - 1;
    const isWordGoingOn = typed.current.text !== '' && event.timeStamp - typed.current.at < pause;
    // A space belongs to the word that is being typed.
    const isLetter = event.key.length === 1 && (event.key !== ' ' || isWordGoingOn);
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const keys: Record<string, () => number | undefined> = {
      ArrowDown: () => (at === last ? 0 : at + 1),
      ArrowUp: () => (at <= 0 ? last : at - 1),
      Home: () => 0,
      End: () => last,
    };
    // Otherwise a dialog around it would close, too.
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Tab continues from the element that opened the menu, which has focus by then.
      if (event.key === 'Escape') event.preventDefault();
      onLeave();
      return;
    }
    if (hasModifier) return;
    // If the key that opened the menu is held down, its repeats choose nothing.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    const to = isLetter ? find(event.key, event.timeStamp, at) : keys[event.key]?.();
    if (isLetter || keys[event.key] !== undefined) event.preventDefault();
    const next = to === undefined ? undefined : elements[to];
    if (next instanceof HTMLElement) next.focus();
  };
}
