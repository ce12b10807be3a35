/** Numbers of the project form. Lengths are characters as a reader sees them (`text/characters.ts`). */
export const projectLimits = {
  title: 100,
  subtitle: 150,
  heading: 100,
  /** Plain text, markup not counted. */
  paragraph: 1000,
  funder: 100,
  /** Headings and paragraphs come in pairs, so the limit of 4 paragraphs holds for both. */
  paragraphs: 4,
  /** Deleting a heading is disabled while there are fewer content items. */
  contentsToDeleteHeading: 4,
  /** Not in the specification: stored and returned but never shown (OPEN-96). */
  policy: 1000,
} as const;
