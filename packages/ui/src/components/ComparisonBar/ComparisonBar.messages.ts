import type { ReadPart } from '../../charts/readParts';
import { partsMessages, type PartsMessages } from '../../charts/parts.messages';
import type { Shown } from '../../charts/words';

export type ComparisonBarMessages = PartsMessages;

export const comparisonBarMessages = (shown: Shown): ComparisonBarMessages => ({
  ...partsMessages(shown),
  groupHeading: 'Answer',
  summary: ({ parts: [one, other], total }, words) => {
    if (total === null) return 'The two numbers cannot be compared.';
    if (total === 0 || one === undefined || other === undefined) return words.noneCounted;
    const share = (part: ReadPart) => shown.percent(part.share ?? 0);
    return `${one.label}: ${shown.number(one.count ?? 0)} of ${words.counted(total)} (${share(one)}). ${other.label}: ${shown.number(other.count ?? 0)} (${share(other)}).`;
  },
});
