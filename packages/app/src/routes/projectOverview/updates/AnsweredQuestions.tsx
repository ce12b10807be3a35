import type { Schemas } from '@sounding/api-client';
import { plainText } from '@sounding/domain/text';
import { CheckboxGroup } from '@sounding/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { QueryPart } from '../../../features/page/QueryPart';
import { wasAsked } from './wasAsked';

interface AnsweredQuestionsProps {
  questions: UseQueryResult<Schemas['Question'][]>;
  value: readonly number[];
  onChange: (questionIds: number[]) => void;
}

/**
 * The questions that an update answers, among those that participants have seen. They may be many, so they do
 * not render again while the update's text is typed.
 */
export const AnsweredQuestions = memo(function AnsweredQuestions({
  questions,
  ...choice
}: AnsweredQuestionsProps) {
  return (
    <QueryPart
      query={questions}
      name="the questions"
      without="You can save the update without naming any."
    >
      {(all) => <QuestionChoice all={all} {...choice} />}
    </QueryPart>
  );
});

interface QuestionChoiceProps extends Omit<AnsweredQuestionsProps, 'questions'> {
  all: readonly Schemas['Question'][];
}

function QuestionChoice({ all, value, onChange }: QuestionChoiceProps) {
  // Turning each question's HTML into text is costly, and a tick changes none of it.
  const labelled = useMemo(
    () => all.map((question) => ({ question, label: plainText(question.text) })),
    [all],
  );
  const offered = labelled.filter(
    ({ question }) => wasAsked(question) || value.includes(question.id),
  );
  if (offered.length === 0) return null;
  return (
    <CheckboxGroup
      label="Questions that this update answers"
      hint="So that everybody sees which questions have had a reply."
      value={value.map(String)}
      onChange={(chosen) =>
        // In the stored order, so that unticking and ticking a question is no change.
        onChange(chosen.map(Number).toSorted((one, other) => one - other))
      }
      options={offered.map(({ question, label }) => ({ value: String(question.id), label }))}
    />
  );
}
