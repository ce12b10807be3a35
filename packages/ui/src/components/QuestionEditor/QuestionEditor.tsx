import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { LiveText } from '../../announce';
import { Button } from '../Button';
import { RichTextEditor } from '../RichTextEditor';
import { wordsOf } from '../../props/wordsOf';
import { AddAnswer } from './AddAnswer';
import { LikertPanel } from './LikertPanel';
import { LivePreview } from './LivePreview';
import { PollPanel } from './PollPanel';
import {
  likertOf,
  type QuestionErrors,
  type QuestionLimits,
  type QuestionValue,
} from '../../question';
import { questionWords, type QuestionEditorMessages } from './QuestionEditor.messages';
import type { QuestionPartProps } from './QuestionPart';
import { useFocusOnceDrawn } from './useFocusOnceDrawn';
import * as css from './QuestionEditor.css';

export interface QuestionEditorProps {
  /**
   * Prefix of the ids an ErrorSummary can lead to: `-text`, `-poll`, `-poll-0` and on, `-left-label`,
   * `-right-label`, `-maximum`.
   */
  id: string;
  /** Tells the question from others: "Question 1". */
  label: string;
  /** The heading's level; 3 unless said. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The question as it stands. */
  value: QuestionValue;
  /** The question after each change. */
  onChange: (value: QuestionValue) => void;
  /** How long its texts may be, how few choices a poll may have, and where a scale ends. */
  limits: QuestionLimits;
  /** What is wrong with which part, and how to mend it. */
  errors?: QuestionErrors | undefined;
  /** What counts as a character of the text; by default what a reader sees, without markup. */
  count?: ((html: string) => number) | undefined;
  /** What counts as a character of a choice or a label; by default every one JavaScript counts. */
  countPlainText?: ((text: string) => number) | undefined;
  /**
   * How many milliseconds `onChange` waits at most for whoever types its text on and on.
   * @default 1000
   */
  tellWithin?: number | undefined;
  /** Offers to remove the whole question. */
  onRemove?: (() => void) | undefined;
  /** Words to say in place of its own. */
  messages?: Partial<QuestionEditorMessages> | undefined;
}

/** A question and how it is answered: in free text, by a poll, or on a likert scale. */
export function QuestionEditor({
  id,
  label,
  headingLevel = 3,
  value,
  onChange,
  limits,
  errors = {},
  count,
  countPlainText,
  tellWithin,
  onRemove,
  messages,
}: QuestionEditorProps) {
  const { locale } = useLocale();
  const words = wordsOf(questionWords(locale), messages);
  const [announced, setAnnounced] = useState({ text: '', question: value });
  const focusOnceDrawn = useFocusOnceDrawn();
  const headingId = `${id}-heading`;
  const Heading = `h${headingLevel}` as const;
  const scale = likertOf(value);
  const hasPoll = value.pollOptions.length > 0;

  // Of a question that came from elsewhere meanwhile it would not be true.
  const announcement = isSame(value, announced.question) ? announced.text : '';

  const change: QuestionPartProps['change'] = (changes, said, focusId) => {
    const question = { ...value, ...changes };
    setAnnounced({ text: said ?? announcement, question });
    if (focusId !== undefined) focusOnceDrawn(focusId);
    onChange(question);
  };
  const part = { id, value, limits, errors, countPlainText, words, messages, change };

  return (
    <div id={id} role="group" aria-labelledby={headingId} className={css.editor}>
      <div className={css.head}>
        <Heading id={headingId} className={css.heading[headingLevel]}>
          {label}
        </Heading>
        {onRemove && (
          <Button variant="quiet" onPress={onRemove}>
            {words.removeQuestion(label)}
          </Button>
        )}
      </div>
      <RichTextEditor
        id={`${id}-text`}
        label={words.text}
        isRequired
        value={value.text}
        onChange={(text) => change({ text })}
        limit={limits.text}
        count={count}
        tellWithin={tellWithin}
        error={errors.text}
        messages={messages}
      />
      {hasPoll && <PollPanel {...part} />}
      {scale !== null && <LikertPanel {...part} scale={scale} />}
      {!hasPoll && scale === null && <p className={css.freeText}>{words.freeText}</p>}
      <AddAnswer {...part} />
      <LivePreview question={value} words={words} messages={messages} />
      <LiveText>{announcement}</LiveText>
    </div>
  );
}

/** A page may keep a question in an object of its own. */
function isSame(one: QuestionValue, other: QuestionValue): boolean {
  const contentOf = ({ text, pollOptions, sliderOption }: QuestionValue) => [
    text,
    pollOptions.map((option) => option.text),
    sliderOption && [
      sliderOption.maxValue,
      sliderOption.lowerBoundText,
      sliderOption.upperBoundText,
    ],
  ];
  return one === other || JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}
