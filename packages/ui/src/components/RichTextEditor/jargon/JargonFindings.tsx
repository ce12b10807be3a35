import { FindingsList } from './FindingsList';
import type { JargonMessages } from './jargon.messages';
import { useReview } from './JargonReview';

export interface JargonFindingsProps {
  /** Texts to use in place of the default ones; a text left out keeps its default. */
  messages?: Partial<JargonMessages> | undefined;
}

/** What the detector found in all editors of the `JargonReview` around it, grouped by term. */
export function JargonFindings({ messages }: JargonFindingsProps) {
  const review = useReview();
  return review?.matcher ? <FindingsList review={review} messages={messages} /> : null;
}
