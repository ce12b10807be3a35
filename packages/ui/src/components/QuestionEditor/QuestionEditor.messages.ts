import type { CharacterCounterMessages } from '../CharacterCounter';
import type { FieldMessages } from '../Field';

export interface QuestionEditorMessages extends Partial<CharacterCounterMessages>, Partial<FieldMessages> {
  /** Label of the question's own text. */
  text: string;
  addPoll: string;
  addLikert: string;
}

export const questionEditorMessages: QuestionEditorMessages = {
  text: 'Question text',
  addPoll: 'Add poll',
  addLikert: 'Add likert scale',
};
