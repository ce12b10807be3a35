import { useEffect, useState } from 'react';
import type { QueuedToast } from 'react-aria-components/Toast';
import type { ToastMessages } from './Toast.messages';
import type { ArrivedToast } from './queue';
import { spoken } from './spoken';

/** Long enough for a screen reader to take it up, short enough that nobody meets it while browsing. */
const clearAfterMilliseconds = 1000;

interface Announcement {
  /**
   * The messages that have been announced, by their order. One that waits to be shown is announced when it
   * is.
   */
  said: ReadonlySet<number>;
  /** The text for the latest arrivals; emptied a moment later, so that it is not read twice. */
  text: string;
}

/** What a live region says about the messages shown: each one once, when it first appears. */
export function useAnnouncement(
  toasts: readonly QueuedToast<ArrivedToast>[],
  words: ToastMessages,
): Announcement {
  const [announcement, setAnnouncement] = useState<Announcement>({ said: new Set(), text: '' });
  const { said } = announcement;
  const arrivals = toasts.map(({ content }) => content).filter(({ order }) => !said.has(order));

  if (arrivals.length > 0) {
    const inOrder = arrivals.toReversed().map((toast) => {
      const { word, rest } = spoken(toast, words);
      return { tone: word, message: rest };
    });
    const orders = arrivals.map(({ order }) => order);
    setAnnouncement({ said: new Set([...said, ...orders]), text: words.announcement(inOrder) });
  }

  useEffect(() => {
    if (said.size === 0) return;
    const timer = setTimeout(() => setAnnouncement({ said, text: '' }), clearAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [said]);

  return announcement;
}
