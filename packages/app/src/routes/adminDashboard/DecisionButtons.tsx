import { ListedButton } from '../../ListedButton';
import { firstDecisionId } from './useDecisions';
import { decisionKey, useIsDeciding } from './useIsDeciding';

interface DecisionButtonsProps {
  kind: Parameters<typeof decisionKey>[0];
  id: number;
  /** Whom or what the decision is about. */
  about: string;
  /** Whether the question is open, which itself shows a decision under way. */
  isAsked: boolean;
  onDecide: (isApproved: boolean) => void;
}

/** The two decisions on what waits in a row. */
export function DecisionButtons({ kind, id, about, isAsked, onDecide }: DecisionButtonsProps) {
  const isPending = useIsDeciding(decisionKey(kind, id)) && !isAsked;
  return (
    <>
      <ListedButton
        about={about}
        aboutId={firstDecisionId(id)}
        isPending={isPending}
        onPress={() => onDecide(true)}
      >
        Approve
      </ListedButton>
      <ListedButton about={about} isPending={isPending} onPress={() => onDecide(false)}>
        Reject
      </ListedButton>
    </>
  );
}
