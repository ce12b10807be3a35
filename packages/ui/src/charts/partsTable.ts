import type { ChartCell, ChartTable } from './figure/chartTable';
import type { PartsMessages } from './parts.messages';
import type { PartsReading, ReadPart } from './readParts';
import type { Shown } from './words';

/** Groups, their counts and, where the chart tells shares, those too, written by `percent`. */
export function partsTable(
  { parts, state }: PartsReading,
  words: PartsMessages,
  percent?: Shown['percent'],
): ChartTable {
  return {
    head: [words.groupHeading, words.countHeading, ...(percent ? [words.shareHeading] : [])],
    rows: parts.map((part) => [
      part.label,
      part.count ?? (part.isMissing ? words.missing : words.notShown),
      ...(percent ? [shareCell(part, state, words, percent)] : []),
    ]),
  };
}

function shareCell(
  { share }: ReadPart,
  state: PartsReading['state'],
  words: PartsMessages,
  percent: Shown['percent'],
): ChartCell {
  if (share !== null) return percent(share);
  if (state === 'hidden') return words.notShown;
  return state === 'missing' ? words.missing : words.notApplicable;
}
