import type { Schemas } from '@sounding/api-client';
import { formatLongDate } from '@sounding/domain/dates';
import { plainText } from '@sounding/domain/text';
import { Button, Card, Checkbox, DescriptionList, Inline, Stack } from '@sounding/ui';
import * as css from './AnswerToReview.css';
import type { DecisionKind } from './decision';
import { PersonalDataNote } from './PersonalDataNote';

/** What an answer's element is called, so that focus can be led there. */
export function answerElementId(id: number): string {
  return `answer-${id}`;
}

interface AnswerToReviewProps {
  answer: Schemas['AnswerForReview'];
  /** "Answer 3 of 12" */
  name: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onDecide: (kind: DecisionKind) => void;
}

/** One answer, what it seems to give away, and the decisions on it. */
export function AnswerToReview({
  answer,
  name,
  isSelected,
  onSelect,
  onDecide,
}: AnswerToReviewProps) {
  const { id, questionText, comment, date, participantLogin, sliderValue } = answer;
  return (
    <div id={answerElementId(id)} role="group" aria-label={name} tabIndex={-1}>
      <Card
        title={plainText(questionText)}
        headingLevel={3}
        actions={
          <Inline gap="tight">
            <Button onPress={() => onDecide('APPROVE')}>Approve</Button>
            <Button onPress={() => onDecide('DELETE')}>Delete permanently</Button>
          </Inline>
        }
      >
        <Stack>
          {comment !== null && <p className={css.comment}>{comment}</p>}
          <PersonalDataNote hints={answer.personalDataHints} />
          <DescriptionList
            items={[
              ...(sliderValue === null
                ? []
                : [{ term: 'Value on the scale', description: sliderValue }]),
              {
                term: 'Date',
                description: <time dateTime={date}>{formatLongDate(date)}</time>,
              },
              { term: 'Participant', description: participantLogin ?? 'Not known' },
            ]}
          />
          <Checkbox isSelected={isSelected} onChange={onSelect}>
            Select {name.toLowerCase()}
          </Checkbox>
        </Stack>
      </Card>
    </div>
  );
}
