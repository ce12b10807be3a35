/** Where the tab holds comments on what is not decided yet. */
export const commentsStorageKey = 'comments';
