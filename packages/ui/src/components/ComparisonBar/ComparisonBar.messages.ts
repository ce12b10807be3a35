import { partsMessages, type PartsMessages } from '../../charts/parts.messages';
import { shownNumber } from '../../charts/words';

export type ComparisonBarMessages = PartsMessages;

export const comparisonBarMessages: ComparisonBarMessages = {
  ...partsMessages,
  groupHeading: 'Answer',
  summary: ({ state, parts: [one, other], total }, words) => {
    if (state === 'hidden') return 'The two numbers cannot be compared.';
    if (total === null || total === 0 || one === undefined || other === undefined)
      return words.noneCounted;
    return `${one.label}: ${shownNumber(one.count ?? 0)} of ${words.counted(total)} (${one.share}%). ${other.label}: ${shownNumber(other.count ?? 0)} (${other.share}%).`;
  },
};
