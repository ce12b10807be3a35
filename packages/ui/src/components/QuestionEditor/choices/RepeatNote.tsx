import { LiveText } from '../../../announce';
import { InlineMessage } from '../../InlineMessage';
import type { QuestionEditorMessages, QuestionWords } from '../QuestionEditor.messages';
import { findRepeat } from './findRepeat';
import * as css from './choices.css';

interface RepeatNoteProps {
  /** The choices in their order. */
  texts: readonly string[];
  /** The place of the one that is being written: it may say the same on its way to something else. */
  written: number | undefined;
  words: QuestionWords;
  messages: Partial<QuestionEditorMessages> | undefined;
}

/**
 * Says which choice repeats another. It is seen at once, as nothing may move under a press that
 * leaves the field, and heard once the person has gone on.
 */
export function RepeatNote({ texts, written, words, messages }: RepeatNoteProps) {
  const say = (found: ReturnType<typeof findRepeat>) =>
    found ? words.choiceRepeated(found.repeat + 1, found.original + 1) : '';
  const seen = say(findRepeat(texts));
  return (
    <>
      {seen !== '' && (
        <div className={css.note}>
          <InlineMessage tone="attention" messages={messages}>
            {seen}
          </InlineMessage>
        </div>
      )}
      <LiveText>
        {say(findRepeat(texts.map((text, place) => (place === written ? '' : text))))}
      </LiveText>
    </>
  );
}
