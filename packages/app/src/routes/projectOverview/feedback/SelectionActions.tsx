import { Button, Inline } from '@sounding/ui';
import { offPaper } from '../../../paper.css';
import type { DecisionKind } from './decision';

interface SelectionActionsProps {
  /** How many answers are selected; `shown` is how many there are on this page. */
  selected: number;
  shown: number;
  onSelectAll: (isSelected: boolean) => void;
  onDecide: (kind: DecisionKind) => void;
}

/** Selects all answers or none, and decides on the selected ones; placed before the first answer. */
export function SelectionActions({
  selected,
  shown,
  onSelectAll,
  onDecide,
}: SelectionActionsProps) {
  const isAll = selected === shown;
  return (
    <div className={offPaper}>
      <Inline>
        <Button onPress={() => onSelectAll(!isAll)}>
          {isAll ? 'Deselect all' : 'Select all on this page'}
        </Button>
        {/* Announced, because a key selects answers far from here. */}
        <p role="status">
          {`${selected === 0 ? 'No' : selected} ${selected <= 1 ? 'answer' : 'answers'} selected`}
        </p>
        <SelectedDecisions selected={selected} onDecide={onDecide} />
      </Inline>
    </div>
  );
}

type SelectedDecisionsProps = Pick<SelectionActionsProps, 'selected' | 'onDecide'>;

/** Decides on several answers at once. */
function SelectedDecisions({ selected, onDecide }: SelectedDecisionsProps) {
  if (selected === 0) return null;
  return (
    <>
      <Button onPress={() => onDecide('APPROVE')}>
        <span>{`Approve selected (${selected})`}</span>
      </Button>
      <Button onPress={() => onDecide('DELETE')}>
        <span>{`Delete selected permanently (${selected})`}</span>
      </Button>
    </>
  );
}

/** The same buttons after the last answer, for a person who has read and selected down to there. */
export function SelectionEnd(props: SelectedDecisionsProps) {
  return (
    <Inline>
      <SelectedDecisions {...props} />
    </Inline>
  );
}
