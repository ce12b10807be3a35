import { useState } from 'react';
import { nextInList } from '../../nextInList';
import { useLeadFocus } from '../../useLeadFocus';

interface Asked<Decision> {
  readonly decision: Decision;
  /** What is decided on, and what stood in the list when it was asked. */
  readonly id: number;
  readonly list: readonly number[];
}

/** Marks the first of a row's decisions, so that focus can be led there. */
export const firstDecisionId = (id: number) => `decision-${id}`;

/** The decision that is asked about; once it is settled, focus goes on to the row that took its place. */
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
