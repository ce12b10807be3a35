import { chartFigureMessages, type ChartFigureMessages } from './figure/ChartFigure.messages';
import type { PartsReading, ReadPart } from './readParts';
import { shownList, shownNumber } from './words';

/** The words of a chart whose data are groups and their counts. */
export interface PartsMessages extends ChartFigureMessages {
  /** Heads the table's first column. */
  groupHeading: string;
  /** Heads the column of numbers. */
  countHeading: string;
  shareHeading: string;
  /** A number with its unit: "12 responses". */
  counted: (count: number) => string;
  /** Stands for a number that is kept back. */
  notShown: string;
  /** Stands for a share of nothing. */
  notApplicable: string;
  /** Says why numbers are missing. */
  hiddenNote: (hiddenCount: number) => string;
  /** A part's value as marks and legend show it: "48 (40%)". */
  value: (part: ReadPart, state: PartsReading['state']) => string;
  /** The one sentence. */
  summary: (reading: PartsReading) => string;
}

/** What all such charts say alike; each brings its own sentence. */
export const partsMessages: Omit<PartsMessages, 'summary'> = {
  ...chartFigureMessages,
  groupHeading: 'Group',
  countHeading: 'Responses',
  shareHeading: 'Share',
  counted: (count) => `${shownNumber(count)} ${count === 1 ? 'response' : 'responses'}`,
  notShown: 'Not shown',
  notApplicable: 'N/A',
  hiddenNote: (hiddenCount) =>
    hiddenCount === 1
      ? 'One number is not shown, so that nobody can be recognised. Without it there is no total and no share.'
      : `${hiddenCount} numbers are not shown, so that nobody can be recognised. Without them there is no total and no share.`,
  value: ({ count, share }, state) => {
    if (count === null) return 'Not shown';
    if (state === 'hidden') return shownNumber(count);
    return `${shownNumber(count)} (${share === null ? 'N/A' : `${share}%`})`;
  },
};

/** "A and B". */
export function leaderNames({ leaders }: PartsReading): string {
  return shownList(leaders.map(({ label }) => label));
}
