import { useState } from 'react';
import { nextInList } from '../../nextInList';
import { useLeadFocus } from '../../useLeadFocus';

interface Asked<Decision> {
  readonly decision: Decision;
  /** The id of what is decided on, and the ids in the list when the question was asked. */
  readonly id: number;
  readonly list: readonly number[];
}

/** The element id in the first decision button of a row, by which focus can be moved there. */
export const firstDecisionId = (id: number) => `decision-${id}`;

/** The decision to confirm; once it is settled, focus moves to the row that took its place. */
export function useDecisions<Decision>() {
  const [asked, setAsked] = useState<Asked<Decision> | null>(null);
  const leadFocus = useLeadFocus();
  return {
    decision: asked?.decision ?? null,
    ask: setAsked,
    cancel: () => setAsked(null),
    settle: () => {
      if (asked === null) return;
      const next = nextInList(asked.list, [asked.id]);
      setAsked(null);
      leadFocus(() =>
        next === null
          ? document.querySelector('h1')
          : document.getElementById(firstDecisionId(next))?.closest('button'),
      );
    },
  };
}
