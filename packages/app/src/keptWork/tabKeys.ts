/** Keys of the tab's storage for a person's words; all are removed when somebody else signs in. */
export const tabKeys = {
  /** The project in hand (section 3). */
  project: 'project',
  /** What is written in one of the overview's editors. */
  draft: 'draft',
  /** Comments on decisions that are not made yet. */
  comments: 'comments',
} as const;
