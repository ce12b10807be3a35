import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { likertOf, type QuestionValue, type SliderOption } from '../../question';
import { end, ends } from '../../styles/sliderLooks.css';
import { RadioGroup } from '../RadioGroup';
import { RichText } from '../RichText';
import { TextArea } from '../TextArea';
import { wordsOf } from '../../props/wordsOf';
import { questionPreviewMessages, type QuestionPreviewMessages } from './QuestionPreview.messages';
import * as css from './QuestionPreview.css';

/** The lowest value that participants see on a scale, whatever its maximum. */
const lowest = 1;

/** The preview takes no answers. */
const ignore = () => undefined;

export interface QuestionPreviewProps {
  /** The question to show. */
  question: QuestionValue;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<QuestionPreviewMessages> | undefined;
}

/** A question as participants see it. It cannot be answered here. */
export function QuestionPreview({ question, messages }: QuestionPreviewProps) {
  const { locale } = useLocale();
  const words = wordsOf(questionPreviewMessages(locale), messages);
  const textId = useId();
  const scale = likertOf(question);
  const isPoll = question.pollOptions.length > 0;

  return (
    <div className={css.question}>
      <div id={textId}>
        {question.text === '' ? (
          <p className={css.emptyText}>{words.emptyText}</p>
        ) : (
          <RichText html={question.text} />
        )}
      </div>
      {isPoll && (
        <RadioGroup
          label={words.choices}
          isDisabled
          value={null}
          onChange={ignore}
          options={question.pollOptions.map(({ text }, index) => ({
            value: String(index),
            label: text === '' ? words.emptyChoice(index + 1) : text,
          }))}
        />
      )}
      {!isPoll && scale !== null && <Scale {...scale} labelledBy={textId} words={words} />}
      {!isPoll && scale === null && (
        <TextArea label={words.comments} isDisabled value="" onChange={ignore} />
      )}
    </div>
  );
}

interface ScaleProps extends SliderOption {
  labelledBy: string;
  words: QuestionPreviewMessages;
}

function Scale({ maxValue, lowerBoundText, upperBoundText, labelledBy, words }: ScaleProps) {
  const { locale } = useLocale();
  const endsId = useId();
  return (
    <div className={css.scale}>
      <input
        type="range"
        className={css.slider}
        aria-labelledby={labelledBy}
        aria-describedby={endsId}
        min={lowest}
        max={maxValue}
        value={lowest}
        readOnly
        disabled
      />
      <div id={endsId} className={ends}>
        <span className={end}>{words.scaleEnd(lowest.toLocaleString(locale), lowerBoundText)}</span>{' '}
        <span className={end}>
          {words.scaleEnd(maxValue.toLocaleString(locale), upperBoundText)}
        </span>
      </div>
    </div>
  );
}
