import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls the focused element out from under the messages: when one arrives, and when focus is given without
 * scrolling, as by a dialog that closes (WCAG 2.4.11, 2.4.12). Nothing moves while a pointer is down, nor for
 * a button focused by pointer, which shows no focus ring. Returns a function that checks again.
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
    // The browser itself scrolls to the focused element first.
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

/**
 * Whether the messages cover the focused element. One that is higher than the window beside them does not
 * count: people read it in parts.
 */
function isUnder(messages: Element, focused: Element): boolean {
  const over = messages.getBoundingClientRect();
  const under = focused.getBoundingClientRect();
  if (under.height > window.innerHeight - over.height) return false;
  const isBeside = under.right <= over.left || under.left >= over.right;
  return !isBeside && under.bottom > over.top && under.top < over.bottom;
}
