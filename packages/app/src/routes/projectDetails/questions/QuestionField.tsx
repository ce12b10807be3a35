import { questionLimits } from '@sounding/domain/question';
import { countCharacters, countRichText } from '@sounding/domain/text';
import { QuestionEditor } from '@sounding/ui/QuestionEditor';
import type { EditableQuestion } from '../../../features/projectInHand/projectInHand';
import { fieldId } from '../sectionProps';

const limits = {
  text: questionLimits.text,
  pollChoice: questionLimits.pollChoice,
  likertLabel: questionLimits.likertLabel,
  minimumPollChoices: questionLimits.minPollChoices,
  likertMinimum: questionLimits.likertMin,
  likertMaximum: questionLimits.likertMax,
};

interface QuestionFieldProps {
  question: EditableQuestion;
  /** 0 for the first question. */
  index: number;
  onChange: (question: EditableQuestion) => void;
  onDelete: () => void;
  /** The message of one of the question's fields, such as `text`. */
  errorOf: (field: string) => string | undefined;
}

/** One question: its text, and what participants answer it with. */
export function QuestionField({
  question,
  index,
  onChange,
  onDelete,
  errorOf,
}: QuestionFieldProps) {
  const ordinal = index + 1;
  return (
    <QuestionEditor
      id={fieldId(`questions.${index}`)}
      label={`Question ${ordinal}`}
      value={question}
      onChange={(changed) => onChange({ ...question, ...changed })}
      onRemove={onDelete}
      limits={limits}
      count={countRichText}
      countPlainText={countCharacters}
      errors={{
        text: errorOf('text'),
        poll: errorOf('pollOptions') ?? errorOf('sliderOption'),
        pollOptions: question.pollOptions.map((_, choice) => errorOf(`pollOptions.${choice}.text`)),
        lowerBoundText: errorOf('sliderOption.lowerBoundText'),
        upperBoundText: errorOf('sliderOption.upperBoundText'),
        maxValue: errorOf('sliderOption.maxValue'),
      }}
      messages={{ removeQuestion: () => `Delete question ${ordinal}` }}
    />
  );
}
