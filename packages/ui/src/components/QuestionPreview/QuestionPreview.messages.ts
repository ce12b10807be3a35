export interface QuestionPreviewMessages {
  /** Names the choices of a poll. */
  choices: string;
  /** Stands in the place of a choice that has no words yet. */
  emptyChoice: (position: number) => string;
  /** What an end of a scale means: "1: Not at all". */
  scaleEnd: (value: string, meaning: string) => string;
  /** Names the box for an answer in free text. */
  comments: string;
  /** Stands in the place of a question that has no words yet. */
  emptyText: string;
}

export const questionPreviewMessages = (locale: string): QuestionPreviewMessages => ({
  choices: 'Choices',
  emptyChoice: (position) => `Choice ${position.toLocaleString(locale)}`,
  scaleEnd: (value, meaning) => `${value}: ${meaning}`,
  comments: 'Comments',
  emptyText: 'The question stands here.',
});
