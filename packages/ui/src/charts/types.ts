/** Below the page's h1; choose the one that keeps headings in order. */
export type ChartHeadingLevel = 2 | 3 | 4;

/** One group and how many are in it. */
export interface ChartPart {
  /** Names the group; no two of a chart are the same. */
  label: string;
  /**
   * Null where the number is kept back, so that nobody can be recognised; 0 means none. What is no number
   * from 0 up, such as NaN, is told as missing.
   */
  count: number | null;
}

/** What every chart takes besides its data. */
export interface ChartBaseProps<Messages> {
  /** States what the chart shows: "Age of the people who responded". */
  title: string;
  /**
   * The title's level; 3 unless said.
   * @default 3
   */
  headingLevel?: ChartHeadingLevel | undefined;
  /** Words to say in place of its own. */
  messages?: Partial<Messages> | undefined;
}
