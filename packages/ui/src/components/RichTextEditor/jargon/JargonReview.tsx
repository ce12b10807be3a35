import { createContext, use, useDeferredValue, useMemo, type ReactNode } from 'react';
import type { JargonMatcher } from '../../../jargon';
import { createReview, type Review } from './review';
import { useSteadyMatcher } from './useSteadyMatcher';

const ReviewContext = createContext<Review | null>(null);

export interface JargonReviewProps {
  /** What finds the jargon, or null while the detector is off. */
  matcher: JargonMatcher | null;
  /** The editors, each by itself or among other parts, and where the list is to stand. */
  children: ReactNode;
}

/** Editors inside share one detector, and one `JargonFindings` lists what it found in all of them. */
export function JargonReview({ matcher, children }: JargonReviewProps) {
  // The switch is seen to move before the texts are read.
  const used = useDeferredValue(useSteadyMatcher(matcher));
  const review = useMemo(() => createReview(used), [used]);
  return <ReviewContext value={review}>{children}</ReviewContext>;
}

/** The review around this part; null without one. */
export function useReview(): Review | null {
  return use(ReviewContext);
}
