import { useState } from 'react';
import { PlusIcon } from '../../icons';
import { likertOf } from '../../question';
import { Button } from '../Button';
import { AnswerPanel } from './AnswerPanel';
import { ChoiceRow, moveDownId, moveUpId } from './choices/ChoiceRow';
import * as css from './choices/choices.css';
import { moveItem } from './choices/moveItem';
import { RepeatNote } from './choices/RepeatNote';
import { useRowDrag } from './choices/useRowDrag';
import type { QuestionPartProps } from './QuestionPart';

/** The choices of a poll in their order, never fewer than `minimumPollChoices`. */
export function PollPanel({
  id,
  value,
  limits,
  errors,
  countPlainText,
  words,
  messages,
  change,
}: QuestionPartProps) {
  const { pollOptions } = value;
  const count = pollOptions.length;
  const fieldId = (index: number) => `${id}-poll-${index}`;
  const [written, setWritten] = useState<number>();

  const add = () =>
    change(
      { pollOptions: [...pollOptions, { text: '' }] },
      words.choiceAdded(count + 1),
      fieldId(count),
    );

  const remove = (index: number) =>
    change(
      { pollOptions: pollOptions.toSpliced(index, 1) },
      words.choiceRemoved(index + 1, count - 1),
      // The choice that moves up into the place, or the last one.
      fieldId(Math.min(index, count - 2)),
    );

  const move = (from: number, to: number, focusId: string | undefined) =>
    change(
      { pollOptions: moveItem(pollOptions, from, to) },
      words.choiceMoved(pollOptions[from]?.text.trim() ?? '', to + 1, count),
      focusId,
    );
  const grip = useRowDrag((from, to) => {
    const places = pollOptions.map((_, index) => index);
    // Focus stays with the words that the person was writing.
    const writtenIn = places.find((index) => document.activeElement?.id === fieldId(index));
    const landing = moveItem(places, from, to).findIndex((index) => index === writtenIn);
    move(from, to, landing === -1 ? undefined : fieldId(landing));
  });

  return (
    <AnswerPanel
      id={`${id}-poll`}
      title={words.poll}
      hint={words.pollHint(limits.minimumPollChoices)}
      error={errors.poll}
      removeLabel={words.removePoll}
      onRemove={() =>
        change(
          { pollOptions: [] },
          words.pollRemoved,
          likertOf(value) === null ? `${id}-add-poll` : `${id}-likert`,
        )
      }
    >
      <div className={css.choices}>
        {pollOptions.map((option, index) => (
          <ChoiceRow
            // A choice has no id; only its place identifies it.
            key={index}
            index={index}
            count={count}
            isRemovable={count > limits.minimumPollChoices}
            field={{
              id: fieldId(index),
              isRequired: true,
              value: option.text,
              onChange: (text) => {
                setWritten(index);
                change({ pollOptions: pollOptions.with(index, { ...option, text }) });
              },
              onBlur: () => setWritten(undefined),
              limit: limits.pollChoice,
              count: countPlainText,
              error: errors.pollOptions?.[index],
              messages,
            }}
            words={words}
            onGrip={(event, list) => grip(event, list, index)}
            onMoveUp={() => move(index, index - 1, moveUpId(fieldId(index - 1)))}
            onMoveDown={() => move(index, index + 1, moveDownId(fieldId(index + 1)))}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      <div>
        <RepeatNote
          texts={pollOptions.map(({ text }) => text)}
          written={written}
          words={words}
          messages={messages}
        />
        <Button icon={<PlusIcon />} onPress={add}>
          {words.addChoice}
        </Button>
      </div>
    </AnswerPanel>
  );
}
