import {
  canAddQuestion,
  emptyQuestion,
  questionKind,
  questionLimits,
} from '@sounding/domain/question';
import { isBlank, plainText } from '@sounding/domain/text';
import { Button, Card, InlineMessage, Stack } from '@sounding/ui';
import { memo, useState } from 'react';
import { newItemKey } from '../../../features/projectInHand/keys';
import type {
  EditableProject,
  EditableQuestion,
} from '../../../features/projectInHand/projectInHand';
import { useProjectStore } from '../../../features/projectInHand/projectStoreOf';
import { asStored } from '../../../features/projectInHand/asStored';
import { PutBackNote } from '../../../keptWork/PutBackNote';
import { focusWithin } from '../focusWithin';
import { fieldId, type SectionProps } from '../sectionProps';
import { useIsDrawn } from '../useIsDrawn';
import { AskedQuestion } from './AskedQuestion';

type QuestionsSectionProps = SectionProps & Pick<EditableProject, 'questions'>;

/** The question that was deleted last, and where it stood. */
interface Deleted {
  readonly question: EditableQuestion;
  readonly index: number;
}

/** What participants are asked: up to three questions of three kinds. */
export const QuestionsSection = memo(function QuestionsSection({
  questions,
  onChange,
  errorOf,
}: QuestionsSectionProps) {
  const isDrawn = useIsDrawn(questions);
  const store = useProjectStore();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const setQuestions = (next: readonly EditableQuestion[]) => onChange({ questions: next });
  const add = () => {
    const added = { ...emptyQuestion(), key: newItemKey() };
    setQuestions([...questions, added]);
    focusWithin(fieldId(`questions.${added.key}.text`));
  };
  const remove = (question: EditableQuestion, index: number) => {
    setDeleted(isWritten(question) ? { question, index } : null);
    setQuestions(questions.toSpliced(index, 1));
    focusWithin(fieldId('questions.add'));
  };
  const putBack = ({ question, index }: Deleted) => {
    const stored = store.get()?.baseline?.questions;
    const place = Math.min(index, questions.length);
    setDeleted(null);
    setQuestions(questions.toSpliced(place, 0, asStored(question, stored)));
    focusWithin(fieldId(`questions.${question.key}.text`));
  };
  const isOffered = deleted !== null && canAddQuestion(questions);
  const error = errorOf('questions');
  return (
    <Card title="Questions" isPart>
      <div id={fieldId('questions')}>
        <Stack gap="separate">
          <p>Ask participants up to {questionLimits.perProject} questions.</p>
          {error !== undefined && <InlineMessage tone="error">{error}</InlineMessage>}
          {questions.map(
            (question, index) =>
              isDrawn(question) && (
                <AskedQuestion
                  key={question.key}
                  question={question}
                  index={index}
                  onChange={(changed) => setQuestions(questions.with(index, changed))}
                  onRemove={() => remove(question, index)}
                  errorOf={errorOf}
                />
              ),
          )}
          <PutBackNote isFocusLed onPutBack={() => deleted !== null && putBack(deleted)}>
            {isOffered && `Question ${deleted.index + 1} was deleted.`}
          </PutBackNote>
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

/** Whether deleting this question would lose something. */
function isWritten(question: EditableQuestion): boolean {
  return !isBlank(plainText(question.text)) || questionKind(question) !== 'text';
}
