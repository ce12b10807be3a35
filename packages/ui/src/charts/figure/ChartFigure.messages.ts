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
  /** A mark as it is seen and read: "26 to 45: 48 (40%)". */
  mark: (name: string, value: string) => string;
  /** Where a mark stands among the others: "2 of 6". */
  position: (index: number, count: number) => string;
  /** A mark and where it stands, as they are read: "26 to 45: 48 (40%), 2 of 6". */
  markInPlace: (mark: string, position: string) => string;
}

export const chartFigureMessages = ({ number }: Shown): ChartFigureMessages => ({
  showTable: 'Show table',
  hideTable: 'Hide table',
  download: 'Download',
  downloadAs: (title) => `Download ${title}`,
  downloadFailed: 'The picture could not be made. Try another format.',
  keyboardHelp: 'Use the arrow keys to move from value to value.',
  mark: (name, value) => `${name}: ${value}`,
  position: (index, count) => `${number(index + 1)} of ${number(count)}`,
  markInPlace: (mark, position) => `${mark}, ${position}`,
});
