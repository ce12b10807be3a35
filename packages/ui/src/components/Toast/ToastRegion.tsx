import { useLayoutEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { leaveMessagesRoom } from '../../styles/messagesBesideDialog';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { wordsOf } from '../../props/wordsOf';
import { toastMessages, type ToastMessages } from './Toast.messages';
import { ToastItem } from './ToastItem';
import { queue } from './queue';
import { useAnnouncement } from './useAnnouncement';
import { useFocusInSight } from './useFocusInSight';
import { useMessagesKey } from './useMessagesKey';
import { usePageRoom } from './usePageRoom';
import * as css from './Toast.css';

export interface ToastRegionProps {
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<ToastMessages> | undefined;
}

/**
 * The place where `showToast` shows its messages. Render it once in the app, from the start: a live region
 * that arrives together with its text is not announced.
 *
 * React Aria's own region comes and goes with its messages and announces them as alerts, which interrupt. So
 * we use its queue and timers, but render and announce the messages ourselves, politely.
 */
export function ToastRegion({ messages }: ToastRegionProps) {
  const words = wordsOf(toastMessages, messages);
  const toasts = useSyncExternalStore(subscribe, () => queue.visibleToasts, noToasts);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const region = useRef<HTMLElement>(null);
  const announcement = useAnnouncement(toasts, words);
  useMessagesKey(list, cameFrom);
  useLayoutEffect(leaveMessagesRoom, [toasts]);
  usePageRoom(region, toasts.length > 0, useFocusInSight(list));

  const enter = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    setIsFocused(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };
  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
      setIsFocused(false);
    }
  };
  useLayoutEffect(() => {
    if (!isFocused || list.current?.contains(document.activeElement) === true) return;
    // When a focused message is removed, the browser fires no blur event. Focus goes to the next message,
    // back to where it came from, or to the heading of the page that is now shown.
    setIsFocused(false);
    if (document.activeElement !== document.body) return;
    (list.current?.querySelector('button') ?? cameFrom.current)?.focus();
    if (document.activeElement === document.body) focusHeading();
  }, [toasts, isFocused]);
  // Nor does the browser report that the pointer is on no message any longer.
  if (isHovered && toasts.length === 0) setIsHovered(false);

  return (
    // React Aria leaves this part alone when a dialog makes the rest of the page inert.
    <div data-react-aria-top-layer="true">
      <div role="status" className={visuallyHidden}>
        {/* The key makes a repeated text new: "Your draft is saved." twice is announced twice. */}
        <span key={announcement.said.size}>{announcement.text}</span>
      </div>
      {/* Pointer or focus inside stops the timers; these handlers operate nothing. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={region}
        aria-label={words.region}
        className={css.region}
        onPointerEnter={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
        onFocus={enter}
        onBlur={leave}
      >
        <ol ref={list} className={css.list}>
          {toasts.map((toast) => (
            <ToastItem
              key={toast.key}
              toast={toast}
              isPaused={isHovered || isFocused}
              onDismiss={() => queue.close(toast.key)}
              words={words}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}

function focusHeading() {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/** A server shows no messages. It is always the same array, as React requires. */
const none: typeof queue.visibleToasts = [];
const noToasts = () => none;

function subscribe(onChange: () => void): () => void {
  return queue.subscribe(onChange);
}
