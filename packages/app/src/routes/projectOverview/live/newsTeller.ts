import type { Schemas } from '@sounding/api-client';
import { lowerOf, newsOf, readingOf, type Reading } from './newsOf';

type Counts = Schemas['ProjectCounts'];

/** News interrupts a person at most this often. */
export const leastMillisBetweenNews = 60_000;

export interface NewsTeller {
  hear: (counts: Counts) => void;
  stop: () => void;
}

/** Tells what is new since it last told something: at once, and then at most once a minute. */
export function createNewsTeller(tell: (news: string) => void): NewsTeller {
  let told: Reading | null = null;
  let heard: Reading | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const tellNow = () => {
    timer = null;
    if (told === null || heard === null) return;
    const news = newsOf(told, heard);
    told = heard;
    if (news === '') return;
    tell(news);
    timer = setTimeout(tellNow, leastMillisBetweenNews);
  };

  return {
    hear(counts) {
      heard = readingOf(counts);
      // The first reading is the baseline.
      told = lowerOf(told ?? heard, heard);
      if (timer === null) tellNow();
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
