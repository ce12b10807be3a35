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
   * Prefix of the ids that an `ErrorSummary` can link to: `-text`, `-poll`, `-poll-0` and on, `-left-label`,
   * `-right-label`, `-maximum`.
   */
  id: string;
  /** The heading, which distinguishes the question from others: "Question 1". */
  label: string;
  /** The level of the heading. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The question that is shown. */
  value: QuestionValue;
  /** Called with the question after each change. */
  onChange: (value: QuestionValue) => void;
  /** The longest texts in characters, the smallest number of choices, and the range of a scale's maximum. */
  limits: QuestionLimits;
  /** For each part, what is wrong and how to correct it. */
  errors?: QuestionErrors | undefined;
  /** Counts the characters of the text's HTML. Default: what a reader sees, without markup. */
  count?: ((html: string) => number) | undefined;
  /** Counts the characters of a choice or a label. Default: the JavaScript length. */
  countPlainText?: ((text: string) => number) | undefined;
  /**
   * The longest time in milliseconds that `onChange` waits while a person types the text without a pause.
   * @default 1000
   */
  tellWithin?: number | undefined;
  /** Called to remove the whole question. Without it, there is no button for that. */
  onRemove?: (() => void) | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<QuestionEditorMessages> | undefined;
}

/** Edits a question and how it is answered: in free text, by a poll, or on a Likert scale. */
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

  // If the question has since changed from outside, the announcement is no longer true.
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

/** Compares the contents, since a page may keep a question in an object of its own. */
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
