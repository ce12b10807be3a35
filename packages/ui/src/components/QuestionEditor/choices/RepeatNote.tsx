import { LiveText } from '../../../announce';
import { InlineMessage } from '../../InlineMessage';
import type { QuestionEditorMessages, QuestionWords } from '../QuestionEditor.messages';
import { findRepeat } from './findRepeat';
import * as css from './choices.css';

interface RepeatNoteProps {
  /** The choices in their order. */
  texts: readonly string[];
  /** The place of the choice that is being written, which may repeat another only until it is finished. */
  written: number | undefined;
  words: QuestionWords;
  messages: Partial<QuestionEditorMessages> | undefined;
}

/**
 * Says which choice repeats another. The note is visible at once: if it appeared on blur, it would move the
 * page under the press that leaves the field. It is announced once the person has left the field.
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
