/** One row of a table: what it is about, and how much of it there is. */
export interface ChartRow {
  readonly label: string;
  /** "66.67% (2)" */
  readonly value: string;
  /** The length of its bar, out of 100; null for no bar. */
  readonly share: number | null;
}

/** What a report is made of. Everything in it is plain text. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The team's own words, with the lines they were written in. */
  | { readonly kind: 'words'; readonly text: string }
  /** What the team has yet to say. */
  | { readonly kind: 'missing'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly { term: string; description: string }[] }
  | { readonly kind: 'points'; readonly items: readonly string[] }
  | { readonly kind: 'comments'; readonly comments: readonly { text: string; date: string }[] }
  /** A chart as sentence, table and bars, all from the same numbers. */
  | {
      readonly kind: 'chart';
      readonly sentence: string;
      readonly caption: string;
      readonly headings: readonly [string, string];
      readonly rows: readonly ChartRow[];
    };

export const heading = (level: 2 | 3 | 4, text: string): Block => ({
  kind: 'heading',
  level,
  text,
});
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** What the team wrote, or a line which says that the team has yet to write it. */
export const wordsOrMissing = (text: string, missing: string): Block =>
  text.trim() === '' ? { kind: 'missing', text: missing } : { kind: 'words', text: text.trim() };
