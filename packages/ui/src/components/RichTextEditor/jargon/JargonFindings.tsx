import { FindingsList } from './FindingsList';
import type { JargonMessages } from './jargon.messages';
import { useReview } from './JargonReview';

export interface JargonFindingsProps {
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<JargonMessages> | undefined;
}

/** Lists what the detector found in all editors of the surrounding `JargonReview`, grouped by term. */
export function JargonFindings({ messages }: JargonFindingsProps) {
  const review = useReview();
  return review?.matcher ? <FindingsList review={review} messages={messages} /> : null;
}
