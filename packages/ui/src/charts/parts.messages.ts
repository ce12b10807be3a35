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
  /** The sentence where there are groups and nobody in them. */
  noneCounted: string;
  /** Stands for a number that is kept back. */
  notShown: string;
  /** Stands for a number that is missing, and for a share that cannot be told without it. */
  missing: string;
  /** Stands for a share of nothing. */
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
  /** The one sentence. It is handed the chart's words, so that it says another unit by itself. */
  summary: (reading: PartsReading, words: Pick<PartsMessages, 'counted' | 'noneCounted'>) => string;
}

/** What all such charts say alike; each brings its own sentence. */
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

/** Begins a sentence about the numbers that are there, where others are not. */
export function ofThoseKnown({ missingCount }: PartsReading): string {
  return missingCount === 0 ? 'Of the groups shown' : 'Of the groups with a number';
}

/** The sentence where others are not and no number above zero is there. */
export function noneAboveZero(
  reading: PartsReading,
  { counted }: Pick<PartsMessages, 'counted'>,
): string {
  if (reading.parts.some(({ count }) => count !== null))
    return `${ofThoseKnown(reading)}, each has ${counted(0)}.`;
  return reading.hiddenCount > 0 ? 'No numbers can be shown.' : 'No number is known yet.';
}
