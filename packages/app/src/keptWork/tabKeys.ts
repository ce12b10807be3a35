/** Where the tab's storage holds a person's words; each is emptied when somebody else signs in. */
export const tabKeys = {
  /** The project in hand (section 3). */
  project: 'project',
  /** What is written in one of the overview's editors. */
  draft: 'draft',
  /** Comments on what is not decided yet. */
  comments: 'comments',
} as const;
