import { Suspense } from 'react';
import { useIsHydrated } from '../../../hydration';
import { lazyPart } from '../../../lazy/lazyPart';
import type { JargonMessages } from './jargon.messages';
import { useReview } from './JargonReview';

/* What finds and marks is fetched when somebody switches it on. */
const MarkedLine = lazyPart(async () => (await import('./MarkedLine')).MarkedLine);

export interface JargonLineProps {
  /** The `id` of the field, which takes plainer words as if they were typed. */
  fieldId: string;
  /** What stands in the field. */
  value: string;
  /** Words to say in place of its own. */
  messages?: Partial<JargonMessages> | undefined;
}

/**
 * Stands below a field of one line, in which nothing can be marked, and repeats its text with each term
 * marked that the detector of the `JargonReview` around it finds. Without a finding it is nothing.
 */
export function JargonLine(props: JargonLineProps) {
  const review = useReview();
  // A server has no part that is yet to be fetched.
  const isHydrated = useIsHydrated();
  if (!isHydrated || !review?.matcher) return null;
  return (
    <Suspense>
      <MarkedLine {...props} review={review} matcher={review.matcher} />
    </Suspense>
  );
}
