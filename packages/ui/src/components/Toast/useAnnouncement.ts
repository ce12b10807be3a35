import { useEffect, useState } from 'react';
import type { QueuedToast } from 'react-aria-components/Toast';
import type { ToastMessages } from './Toast.messages';
import type { ArrivedToast } from './queue';

/** Long enough to be taken up by a screen reader, short enough not to be met again while browsing. */
const clearAfterMilliseconds = 1000;

interface Announcement {
  /** The order of the newest message that has been announced. */
  order: number;
  /** The words of what arrived since; empty again a moment later, so that they are not read twice. */
  text: string;
}

/** What a live region says about the messages shown: each one once, when it arrives. */
export function useAnnouncement(
  toasts: readonly QueuedToast<ArrivedToast>[],
  words: ToastMessages,
): Announcement {
  const [announcement, setAnnouncement] = useState<Announcement>({ order: 0, text: '' });
  const arrivals = toasts
    .map(({ content }) => content)
    .filter(({ order }) => order > announcement.order);

  const newest = arrivals[0];
  if (newest !== undefined) {
    const inOrder = arrivals
      .toReversed()
      .map(({ tone, message }) => ({ tone: words.tone[tone], message }));
    setAnnouncement({ order: newest.order, text: words.announcement(inOrder) });
  }

  const { order } = announcement;
  useEffect(() => {
    if (order === 0) return;
    const timer = setTimeout(() => setAnnouncement({ order, text: '' }), clearAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [order]);

  return announcement;
}
