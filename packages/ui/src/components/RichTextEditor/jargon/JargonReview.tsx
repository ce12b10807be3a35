import { createContext, use, useDeferredValue, useMemo, type ReactNode } from 'react';
import type { JargonMatcher } from '../../../jargon';
import { createReview, type Review } from './review';
import { useSteadyMatcher } from './useSteadyMatcher';

const ReviewContext = createContext<Review | null>(null);

export interface JargonReviewProps {
  /** Finds the jargon; null while the detector is off. */
  matcher: JargonMatcher | null;
  /** The editors, alone or among other content, and a `JargonFindings` where the list is to stand. */
  children: ReactNode;
}

/** Lets the editors inside share one detector; one `JargonFindings` lists what it finds in all of them. */
export function JargonReview({ matcher, children }: JargonReviewProps) {
  // Deferred, so that the switch moves on the screen before the texts are read.
  const used = useDeferredValue(useSteadyMatcher(matcher));
  const review = useMemo(() => createReview(used), [used]);
  return <ReviewContext value={review}>{children}</ReviewContext>;
}

/** The review around this part; null without one. */
export function useReview(): Review | null {
  return use(ReviewContext);
}
