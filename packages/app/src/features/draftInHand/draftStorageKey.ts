/** Where the tab holds what is written in one of the overview's editors. */
export const draftStorageKey = 'draft';
