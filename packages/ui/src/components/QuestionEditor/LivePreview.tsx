import { useState } from 'react';
import type { QuestionValue } from '../../question';
import { Button } from '../Button';
import { QuestionPreview } from '../QuestionPreview';
import type { QuestionEditorMessages, QuestionWords } from './QuestionEditor.messages';
import * as css from './QuestionEditor.css';

interface LivePreviewProps {
  question: QuestionValue;
  words: QuestionWords;
  messages?: Partial<QuestionEditorMessages> | undefined;
}

/** A preview of the question, shown on request and updated at every change. */
export function LivePreview({ question, words, messages }: LivePreviewProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <div>
        <Button variant="quiet" onPress={() => setIsShown(!isShown)}>
          {isShown ? words.hidePreview : words.showPreview}
        </Button>
      </div>
      {isShown && (
        <div className={css.preview}>
          <QuestionPreview question={question} messages={messages} />
        </div>
      )}
    </>
  );
}
