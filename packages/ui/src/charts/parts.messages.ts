import { chartFigureMessages, type ChartFigureMessages } from './figure/ChartFigure.messages';
import type { PartsReading, ReadPart } from './readParts';
import { shownList, type Shown } from './words';

/** The words of a chart whose data are groups and their counts. */
export interface PartsMessages extends ChartFigureMessages {
  /** Heads the table's first column. */
  groupHeading: string;
  /** Heads the column of numbers. */
  countHeading: string;
  shareHeading: string;
  /** A number with its unit: "12 responses". */
  counted: (count: number) => string;
  /** The summary if there are groups but all counts are 0. */
  noneCounted: string;
  /** Stands for a number that is kept back. */
  notShown: string;
  /** Stands for a number that is missing, and for a share that cannot be known without it. */
  missing: string;
  /** Stands for a share if the total is 0. */
  notApplicable: string;
  /** Says why numbers are kept back. */
  hiddenNote: (hiddenCount: number) => string;
  /** Says that numbers are missing. */
  missingNote: (missingCount: number) => string;
  /** A part's value as marks and legend show it: "48 (40%)". */
  value: (
    part: ReadPart,
    state: PartsReading['state'],
    words: Pick<PartsMessages, 'notShown' | 'missing' | 'notApplicable'>,
  ) => string;
  /** The sentence that sums up the chart. It receives the chart's texts, so that it uses a replaced unit. */
  summary: (reading: PartsReading, words: Pick<PartsMessages, 'counted' | 'noneCounted'>) => string;
}

/** The texts that all charts of groups share; each chart adds its own summary. */
export const partsMessages = (shown: Shown): Omit<PartsMessages, 'summary'> => ({
  ...chartFigureMessages(shown),
  groupHeading: 'Group',
  countHeading: 'Responses',
  shareHeading: 'Share',
  counted: (count) => `${shown.number(count)} ${count === 1 ? 'response' : 'responses'}`,
  noneCounted: 'No responses yet.',
  notShown: 'Not shown',
  missing: 'No value',
  notApplicable: 'N/A',
  hiddenNote: (hiddenCount) =>
    hiddenCount === 1
      ? 'One number is not shown, so that nobody can be recognised. Without it there is no total and no share.'
      : `${shown.number(hiddenCount)} numbers are not shown, so that nobody can be recognised. Without them there is no total and no share.`,
  missingNote: (missingCount) =>
    missingCount === 1
      ? 'One number is missing. Without it there is no total and no share.'
      : `${shown.number(missingCount)} numbers are missing. Without them there is no total and no share.`,
  value: ({ count, share, isMissing }, state, { notShown, missing, notApplicable }) => {
    if (count === null) return isMissing ? missing : notShown;
    if (state === 'hidden' || state === 'missing') return shown.number(count);
    return `${shown.number(count)} (${share === null ? notApplicable : shown.percent(share)})`;
  },
});

/** "A and B". */
export function leaderNames({ leaders }: PartsReading): string {
  return shownList(leaders.map(({ label }) => label));
}

/** Begins a sentence about the known numbers, if others are kept back or missing. */
export function ofThoseKnown({ missingCount }: PartsReading): string {
  return missingCount === 0 ? 'Of the groups shown' : 'Of the groups with a number';
}

/** The summary if some numbers are kept back or missing and no other number is above 0. */
export function noneAboveZero(
  reading: PartsReading,
  { counted }: Pick<PartsMessages, 'counted'>,
): string {
  if (reading.parts.some(({ count }) => count !== null))
    return `${ofThoseKnown(reading)}, each has ${counted(0)}.`;
  return reading.hiddenCount > 0 ? 'No numbers can be shown.' : 'No number is known yet.';
}
