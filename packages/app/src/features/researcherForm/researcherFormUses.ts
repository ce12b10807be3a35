/** What the one form about a person is used for. */
export type ResearcherFormUse = 'edit' | 'add' | 'signup';

/** The page's title for each use (SIGNUP-01, ADM-21, ADM-22). */
export const researcherFormTitles: Readonly<Record<ResearcherFormUse, string>> = {
  edit: 'Edit Researcher',
  add: 'Add new researcher',
  signup: 'Signup as researcher',
};

export const loginHints: Readonly<Record<ResearcherFormUse, string>> = {
  edit: 'They sign in with it. If you change it, they are logged out and told by email. For safety you must have signed in within the last 15 minutes yourself.',
  add: 'They sign in with it. We email them a link to choose a password.',
  signup: 'You sign in with it. Use your university address if you have one.',
};

/** Shown to a person who was leaving and may not see the list of errors. */
export const keptOnPageMessage =
  'This could not be saved yet. What is wrong stands above the form.';
