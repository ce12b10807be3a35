import { useEffect, useState } from 'react';
import type { QueuedToast } from 'react-aria-components/Toast';
import type { ToastMessages } from './Toast.messages';
import type { ArrivedToast } from './queue';
import { spoken } from './spoken';

/** Long enough to be taken up by a screen reader, short enough not to be met again while browsing. */
const clearAfterMilliseconds = 1000;

interface Announcement {
  /** Which messages have been announced, by their order. One that had to wait to be shown is told then. */
  said: ReadonlySet<number>;
  /** The words of what arrived since; empty again a moment later, so that they are not read twice. */
  text: string;
}

/** What a live region says about the messages shown: each one once, when it is first seen. */
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
