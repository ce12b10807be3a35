import type { Schemas } from '@sounding/api-client';
import { plainText } from '@sounding/domain/text';
import { CheckboxGroup } from '@sounding/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryPart } from '../../../features/page/QueryPart';
import { wasAsked } from './wasAsked';

interface AnsweredQuestionsProps {
  questions: UseQueryResult<Schemas['Question'][]>;
  value: readonly number[];
  onChange: (questionIds: number[]) => void;
}

/** The questions that an update answers, among those that participants have seen. */
export function AnsweredQuestions({ questions, value, onChange }: AnsweredQuestionsProps) {
  return (
    <QueryPart
      query={questions}
      name="the questions"
      without="You can save the update without naming any."
    >
      {(all) => {
        const offered = all.filter((question) => wasAsked(question) || value.includes(question.id));
        if (offered.length === 0) return null;
        return (
          <CheckboxGroup
            label="Questions that this update answers"
            hint="So that everybody sees which questions have had a reply."
            value={value.map(String)}
            onChange={(chosen) =>
              // In the order in which they are stored: to name one again is no change.
              onChange(chosen.map(Number).toSorted((one, other) => one - other))
            }
            options={offered.map(({ id, text }) => ({ value: String(id), label: plainText(text) }))}
          />
        );
      }}
    </QueryPart>
  );
}
