export interface QuestionPreviewMessages {
  /** Names the choices of a poll. */
  choices: string;
  /** Stands in the place of a choice that has no words yet. */
  emptyChoice: (position: number) => string;
  /** Names the box for an answer in free text. */
  comments: string;
  /** Stands in the place of a question that has no words yet. */
  emptyText: string;
}

export const questionPreviewMessages = (locale: string): QuestionPreviewMessages => ({
  choices: 'Choices',
  emptyChoice: (position) => `Choice ${position.toLocaleString(locale)}`,
  comments: 'Comments',
  emptyText: 'The question stands here.',
});
