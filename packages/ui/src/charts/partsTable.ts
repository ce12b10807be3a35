import type { ChartCell, ChartTable } from './figure/chartTable';
import type { PartsMessages } from './parts.messages';
import type { PartsReading, ReadPart } from './readParts';

/** Groups, their counts and, where the chart tells shares, those too. */
export function partsTable(
  { parts, state }: PartsReading,
  words: PartsMessages,
  hasShares: boolean,
): ChartTable {
  return {
    head: [words.groupHeading, words.countHeading, ...(hasShares ? [words.shareHeading] : [])],
    rows: parts.map((part) => [
      part.label,
      part.count ?? words.notShown,
      ...(hasShares ? [shareCell(part, state, words)] : []),
    ]),
  };
}

function shareCell(
  { share }: ReadPart,
  state: PartsReading['state'],
  words: PartsMessages,
): ChartCell {
  if (share !== null) return `${share}%`;
  return state === 'hidden' ? words.notShown : words.notApplicable;
}
