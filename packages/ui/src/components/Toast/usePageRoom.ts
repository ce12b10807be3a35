import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { messagesHeight, roomForMessages } from '../../styles/messagesOnPage';

/**
 * Tells the page the height of the messages, while there are any: focused elements are scrolled clear of
 * them, and the page has that much room at its end (WCAG 2.4.11, 2.4.12).
 */
export function usePageRoom(
  region: RefObject<HTMLElement | null>,
  hasMessages: boolean,
  onChange: () => void,
) {
  const stopWaiting = useRef<() => void>(undefined);
  const tellOf = useEffectEvent((height: string) => {
    const { style } = document.documentElement;
    style.setProperty(messagesHeight, height);
    style.setProperty(roomForMessages, height);
    onChange();
  });
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !hasMessages) return;
    stopWaiting.current?.();
    const observer = new ResizeObserver(() => tellOf(`${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.documentElement.style.removeProperty(messagesHeight);
      stopWaiting.current = takeBackUnseen();
    };
  }, [region, hasMessages]);
}

/** Removes the room once it is out of sight: otherwise the page would move under a pointer. */
function takeBackUnseen(): () => void {
  const root = document.documentElement;
  const stop = () => document.removeEventListener('scroll', takeBack);
  const takeBack = () => {
    const room = Number.parseFloat(root.style.getPropertyValue(roomForMessages));
    // Browsers round scroll positions.
    if (root.scrollTop + root.clientHeight > root.scrollHeight - room + 1) return;
    root.style.removeProperty(roomForMessages);
    stop();
  };
  document.addEventListener('scroll', takeBack, { passive: true });
  takeBack();
  return stop;
}
