/** Below the page's h1; choose the one that keeps headings in order. */
export type ChartHeadingLevel = 2 | 3 | 4;

/** One group and how many are in it. */
export interface ChartPart {
  /** The name of the group, unique in its chart. */
  label: string;
  /**
   * How many are in the group; 0 means none. Null if the number is kept back, so that nobody can be
   * recognised. A negative number, NaN or Infinity is shown as missing.
   */
  count: number | null;
}

/** What every chart takes besides its data. */
export interface ChartBaseProps<Messages> {
  /** The heading, which says what the chart shows: "Age of the people who responded". */
  title: string;
  /**
   * The level of the title's heading.
   * @default 3
   */
  headingLevel?: ChartHeadingLevel | undefined;
  /** Texts that replace the chart's own; a text left out or undefined keeps its English default. */
  messages?: Partial<Messages> | undefined;
}
