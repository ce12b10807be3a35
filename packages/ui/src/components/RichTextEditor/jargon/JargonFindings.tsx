import { FindingsList } from './FindingsList';
import type { JargonMessages } from './jargon.messages';
import { useReview } from './JargonReview';

export interface JargonFindingsProps {
  /** Texts to use in place of the default ones; a text left out keeps its default. */
  messages?: Partial<JargonMessages> | undefined;
}

/** Lists what the detector found in all editors of the surrounding `JargonReview`, grouped by term. */
export function JargonFindings({ messages }: JargonFindingsProps) {
  const review = useReview();
  return review?.matcher ? <FindingsList review={review} messages={messages} /> : null;
}
