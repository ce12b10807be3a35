import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls what has focus out from under the messages: when one arrives, and when focus is given without
 * scrolling, as by a dialog that closes (WCAG 2.4.11, 2.4.12). Nothing moves under a pointer that is down,
 * nor for focus that a pointer gave to a button, which shows none. Answers what looks anew.
 */
export function useFocusInSight(list: RefObject<HTMLElement | null>): () => void {
  const isPressed = useRef(false);
  const look = useCallback(() => {
    const focused = document.activeElement;
    const isMessage = list.current?.contains(focused) ?? true;
    if (isPressed.current || isMessage || !focused?.matches(':focus-visible')) return;
    if (list.current?.firstElementChild && isUnder(list.current, focused))
      focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [list]);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    // A browser scrolls to what takes focus first.
    const lookLater = () => void requestAnimationFrame(look);
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      lookLater();
    };
    document.addEventListener('focusin', lookLater, options);
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, [look]);
  return look;
}

/** What is higher than the window beside the messages stays where it is: it is read a part at a time. */
function isUnder(messages: Element, focused: Element): boolean {
  const over = messages.getBoundingClientRect();
  const under = focused.getBoundingClientRect();
  if (under.height > window.innerHeight - over.height) return false;
  const isBeside = under.right <= over.left || under.left >= over.right;
  return !isBeside && under.bottom > over.top && under.top < over.bottom;
}
