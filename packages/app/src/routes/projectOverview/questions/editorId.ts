/** The prefix of the ids of the editor's fields. */
export const editorId = 'question';

/** The id of the field for the question's text. */
export const questionFieldId = `${editorId}-text`;
