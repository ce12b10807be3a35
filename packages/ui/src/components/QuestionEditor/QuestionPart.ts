import type { QuestionErrors, QuestionLimits, QuestionValue } from '../../question';
import type { QuestionEditorMessages, QuestionWords } from './QuestionEditor.messages';

/** What each part of the editor is given. */
export interface QuestionPartProps {
  /** Prefix of the ids of all fields. */
  id: string;
  value: QuestionValue;
  limits: QuestionLimits;
  errors: QuestionErrors;
  /** Counts the characters of a choice or a label. */
  countPlainText: ((text: string) => number) | undefined;
  words: QuestionWords;
  /** The caller's own texts, for the fields inside. */
  messages?: Partial<QuestionEditorMessages> | undefined;
  /**
   * Changes the question. It can also announce the change, and focus an element by id once that is rendered.
   */
  change: (changes: Partial<QuestionValue>, announcement?: string, focusId?: string) => void;
}
