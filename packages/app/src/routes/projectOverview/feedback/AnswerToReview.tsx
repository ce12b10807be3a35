import type { Schemas } from '@sounding/api-client';
import { formatLongDate } from '@sounding/domain/dates';
import { plainText } from '@sounding/domain/text';
import { Card, Checkbox, DescriptionList, Inline, Stack, VisuallyHidden } from '@sounding/ui';
import { useId, type KeyboardEvent } from 'react';
import { ListedButton } from '../../../ListedButton';
import { offPaper, onOneSheet } from '../../../paper.css';
import * as css from './AnswerToReview.css';
import type { DecisionKind } from './decision';
import { PersonalDataNote } from './PersonalDataNote';
import { actionKeys } from './queueKeys';

/** The id of an answer's element, by which focus can be moved there. */
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
  /** Whether the Tab key stops here; arrow keys lead on to the others. */
  isTabStop: boolean;
  onFocus: () => void;
  /** Returns whether the key moved focus. */
  onKey: (key: string) => boolean;
}

/** One answer, the personal data that it seems to contain, and the decisions on it. */
export function AnswerToReview({
  answer,
  name,
  isSelected,
  onSelect,
  onDecide,
  isTabStop,
  onFocus,
  onKey,
}: AnswerToReviewProps) {
  const stateId = useId();
  const { id, questionText, comment, date, participantLogin, sliderValue } = answer;
  const about = name.toLowerCase();
  const act = (event: KeyboardEvent<HTMLElement>) => {
    // In its buttons and its text, every key keeps its own meaning.
    if (event.target !== event.currentTarget) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === actionKeys.approve) onDecide('APPROVE');
    else if (key === actionKeys.delete) onDecide('DELETE');
    else if (key === actionKeys.select) onSelect(!isSelected);
    else if (!onKey(key)) return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one of a queue: the keys that `QueueHelp` names act on it while it has focus as a whole
    <div
      id={answerElementId(id)}
      role="group"
      className={onOneSheet}
      aria-label={name}
      aria-describedby={isSelected ? stateId : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys lead from one answer to the next
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={act}
    >
      {isSelected && <VisuallyHidden id={stateId}>Selected</VisuallyHidden>}
      <Card
        title={plainText(questionText)}
        headingLevel={3}
        actions={
          <Inline gap="tight">
            <ListedButton about={about} onPress={() => onDecide('APPROVE')}>
              Approve
            </ListedButton>
            <ListedButton about={about} onPress={() => onDecide('DELETE')}>
              Delete permanently
            </ListedButton>
          </Inline>
        }
      >
        <Stack>
          {comment !== null && (
            <p dir="auto" className={css.comment}>
              {comment}
            </p>
          )}
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
          <div className={offPaper}>
            <Checkbox isSelected={isSelected} onChange={onSelect}>
              <span>{`Select ${about}`}</span>
            </Checkbox>
          </div>
        </Stack>
      </Card>
    </div>
  );
}
