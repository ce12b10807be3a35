import type { ChartCell, ChartTable } from './figure/chartTable';
import type { PartsMessages } from './parts.messages';
import type { PartsReading, ReadPart } from './readParts';
import type { Shown } from './words';

/** The table of groups and counts. A chart that shows shares gives `percent`, which adds their column. */
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
