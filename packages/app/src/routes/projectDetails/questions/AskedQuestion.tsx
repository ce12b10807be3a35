import { Stack } from '@sounding/ui';
import { useState } from 'react';
import type { EditableQuestion } from '../../../features/projectInHand/projectInHand';
import { QuestionField } from '../../../features/questionField/QuestionField';
import { isolated } from '../../../isolated';
import { PutBackNote } from '../../../keptWork/PutBackNote';
import { focusWithin } from '../focusWithin';
import { fieldId, tellWithin, type SectionProps } from '../sectionProps';
import { lostAnswer, withAnswer, type LostAnswer } from './lostAnswer';

interface AskedQuestionProps extends Pick<SectionProps, 'errorOf'> {
  question: EditableQuestion;
  /** 0 for the first. */
  index: number;
  onChange: (question: EditableQuestion) => void;
  onRemove: () => void;
}

/** A constant, because a new object would render every question again at each key press. */
const words = { removeQuestion: (label: string) => `Delete ${label.toLowerCase()}` };

/** A question of the form; the answer part that was removed last can be put back. */
export function AskedQuestion({
  question,
  index,
  onChange,
  onRemove,
  errorOf,
}: AskedQuestionProps) {
  const [lost, setLost] = useState<LostAnswer | null>(null);
  const id = `questions.${question.key}`;
  const whole = lost === null ? null : withAnswer(question, lost);

  const putBack = () => {
    if (lost === null || whole === null) return;
    setLost(null);
    onChange(whole);
    focusWithin(fieldId(`${id}.${fieldOf(lost)}`));
  };

  return (
    <Stack>
      <QuestionField
        id={fieldId(id)}
        label={`Question ${index + 1}`}
        question={question}
        tellWithin={tellWithin}
        onChange={(changed) => {
          const loss = lostAnswer(question, changed);
          if (loss !== null) setLost(loss);
          onChange({ ...question, ...changed });
        }}
        onRemove={onRemove}
        errorOf={(field) => errorOf(`questions.${index}.${field}`)}
        messages={words}
      />
      <PutBackNote isFocusLed onPutBack={putBack}>
        {lost !== null && whole !== null && textOf(lost)}
      </PutBackNote>
    </Stack>
  );
}

/** Says only what the editor itself does not say about the removed part. */
function textOf(lost: LostAnswer): string {
  switch (lost.kind) {
    case 'choice':
      return `Choice ${lost.index + 1}, “${isolated(lost.choice.text.trim())}”, can be put back.`;
    case 'poll':
      return 'The poll can be put back.';
    case 'likert':
      return 'The likert scale can be put back.';
  }
}

function fieldOf(lost: LostAnswer): string {
  switch (lost.kind) {
    case 'choice':
      return `pollOptions.${lost.index}.text`;
    case 'poll':
      return 'pollOptions.0.text';
    case 'likert':
      return 'sliderOption.lowerBoundText';
  }
}
