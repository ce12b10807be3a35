import { canAddQuestion, emptyQuestion, questionLimits } from '@sounding/domain/question';
import { Button, Card, InlineMessage, Stack } from '@sounding/ui';
import { memo } from 'react';
import { newItemKey } from '../../../features/projectInHand/itemKey';
import type {
  EditableProject,
  EditableQuestion,
} from '../../../features/projectInHand/projectInHand';
import { QuestionField } from '../../../features/questionField/QuestionField';
import { focusWithin } from '../focusWithin';
import { fieldId, tellWithin, type SectionProps } from '../sectionProps';
import { useIsDrawn } from '../useIsDrawn';

type QuestionsSectionProps = SectionProps & Pick<EditableProject, 'questions'>;

/** One object: new words would have each question drawn again at each key. */
const words = { removeQuestion: (label: string) => `Delete ${label.toLowerCase()}` };

/** What participants are asked: up to three questions of three kinds. */
export const QuestionsSection = memo(function QuestionsSection({
  questions,
  onChange,
  errorOf,
}: QuestionsSectionProps) {
  const isDrawn = useIsDrawn(questions);
  const setQuestions = (next: readonly EditableQuestion[]) => onChange({ questions: next });
  const add = () => {
    setQuestions([...questions, { ...emptyQuestion(), key: newItemKey() }]);
    focusWithin(fieldId(`questions.${questions.length}.text`));
  };
  const error = errorOf('questions');
  return (
    <Card title="Questions">
      <div id={fieldId('questions')}>
        <Stack gap="separate">
          <p>Ask participants up to {questionLimits.perProject} questions.</p>
          {error !== undefined && <InlineMessage tone="error">{error}</InlineMessage>}
          {questions.map(
            (question, index) =>
              isDrawn(question) && (
                <QuestionField
                  key={question.key}
                  id={fieldId(`questions.${index}`)}
                  label={`Question ${index + 1}`}
                  question={question}
                  tellWithin={tellWithin}
                  onChange={(changed) =>
                    setQuestions(questions.with(index, { ...question, ...changed }))
                  }
                  onRemove={() => {
                    setQuestions(questions.toSpliced(index, 1));
                    focusWithin(fieldId('questions.add'));
                  }}
                  errorOf={(field) => errorOf(`questions.${index}.${field}`)}
                  messages={words}
                />
              ),
          )}
          <div id={fieldId('questions.add')}>
            <Button
              isDisabled={!canAddQuestion(questions)}
              disabledReason="A project can have up to three questions."
              onPress={add}
            >
              Add question
            </Button>
          </div>
        </Stack>
      </div>
    </Card>
  );
});
