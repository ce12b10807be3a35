/** Begins the ids of the editor's fields. */
export const editorId = 'question';

/** Where a question's text is written. */
export const questionFieldId = `${editorId}-text`;
