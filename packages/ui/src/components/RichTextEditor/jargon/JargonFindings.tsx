import { FindingsList } from './FindingsList';
import type { JargonMessages } from './jargon.messages';
import { useReview } from './JargonReview';

export interface JargonFindingsProps {
  /** Words to say in place of its own. */
  messages?: Partial<JargonMessages> | undefined;
}

/** What the detector found in all editors of the `JargonReview` around it, grouped by term. */
export function JargonFindings({ messages }: JargonFindingsProps) {
  const review = useReview();
  return review?.matcher ? <FindingsList review={review} messages={messages} /> : null;
}
