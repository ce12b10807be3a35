import { Suspense } from 'react';
import { useIsHydrated } from '../../../hydration';
import { lazyPart } from '../../../lazy/lazyPart';
import type { JargonMessages } from './jargon.messages';
import { useReview } from './JargonReview';

/* The code that finds and marks terms is fetched when somebody switches the detector on. */
const MarkedLine = lazyPart(async () => (await import('./MarkedLine')).MarkedLine);

export interface JargonLineProps {
  /** The `id` of the field, into which plainer words are written as if typed. */
  fieldId: string;
  /** The text in the field. */
  value: string;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<JargonMessages> | undefined;
}

/**
 * A line below a single-line field, in which no word can be marked. It repeats the text with each term marked
 * that the detector of the surrounding `JargonReview` finds. Without a finding it renders nothing.
 */
export function JargonLine(props: JargonLineProps) {
  const review = useReview();
  // A server cannot render a part that is fetched later.
  const isHydrated = useIsHydrated();
  if (!isHydrated || !review?.matcher) return null;
  return (
    <Suspense>
      <MarkedLine {...props} review={review} matcher={review.matcher} />
    </Suspense>
  );
}
