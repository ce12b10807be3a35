import { questionLimits, type QuestionDraft } from '@sounding/domain/question';
import { countCharacters } from '@sounding/domain/text';
import { QuestionEditor, type QuestionEditorProps } from '@sounding/ui/QuestionEditor';

const limits = {
  text: questionLimits.text,
  pollChoice: questionLimits.pollChoice,
  likertLabel: questionLimits.likertLabel,
  minimumPollChoices: questionLimits.minPollChoices,
  likertMinimum: questionLimits.likertMin,
  likertMaximum: questionLimits.likertMax,
};

interface QuestionFieldProps extends Pick<
  QuestionEditorProps,
  'id' | 'label' | 'headingLevel' | 'tellWithin' | 'onRemove' | 'messages'
> {
  question: QuestionDraft;
  onChange: (question: QuestionDraft) => void;
  /** The message of one of the question's fields, such as `pollOptions.1.text`. */
  errorOf: (field: string) => string | undefined;
}

/** A question's editor with the product's limits and the messages of its validation. */
export function QuestionField({ question, errorOf, ...editor }: QuestionFieldProps) {
  return (
    <QuestionEditor
      {...editor}
      value={question}
      limits={limits}
      countPlainText={countCharacters}
      errors={{
        text: errorOf('text'),
        poll: errorOf('pollOptions') ?? errorOf('sliderOption'),
        pollOptions: question.pollOptions.map((_, choice) => errorOf(`pollOptions.${choice}.text`)),
        lowerBoundText: errorOf('sliderOption.lowerBoundText'),
        upperBoundText: errorOf('sliderOption.upperBoundText'),
        maxValue: errorOf('sliderOption.maxValue'),
      }}
    />
  );
}
