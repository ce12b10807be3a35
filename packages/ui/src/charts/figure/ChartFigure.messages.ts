import type { Shown } from '../words';

/** The words around every chart. */
export interface ChartFigureMessages {
  showTable: string;
  hideTable: string;
  download: string;
  /** Names the group of download buttons. */
  downloadAs: (title: string) => string;
  downloadFailed: string;
  /** How to move through the marks; read out, not shown. */
  keyboardHelp: string;
  /** Where a mark stands among the others: "2 of 6". */
  position: (index: number, count: number) => string;
}

export const chartFigureMessages = ({ number }: Shown): ChartFigureMessages => ({
  showTable: 'Show table',
  hideTable: 'Hide table',
  download: 'Download',
  downloadAs: (title) => `Download ${title}`,
  downloadFailed: 'The picture could not be made. Try another format.',
  keyboardHelp: 'Use the arrow keys to move from value to value.',
  position: (index, count) => `${number(index + 1)} of ${number(count)}`,
});
