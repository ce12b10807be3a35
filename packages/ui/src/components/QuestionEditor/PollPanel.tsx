import { PlusIcon } from '../../icons';
import { Button } from '../Button';
import { TextField } from '../TextField';
import { AnswerPanel } from './AnswerPanel';
import type { QuestionPartProps } from './QuestionPart';
import * as css from './QuestionEditor.css';

/** The choices of a poll, never fewer than the least. */
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
  const setOptions = (options: typeof pollOptions, announcement: string, focusId: string) =>
    change({ pollOptions: options }, announcement, focusId);

  const remove = (index: number) => {
    const left = pollOptions.length - 1;
    setOptions(
      pollOptions.toSpliced(index, 1),
      words.choiceRemoved(index + 1, left),
      // The choice that moves up into the place, or the last one.
      `${id}-poll-${Math.min(index, left - 1)}`,
    );
  };

  return (
    <AnswerPanel
      id={`${id}-poll`}
      title={words.poll}
      hint={words.pollHint(limits.minimumPollChoices)}
      error={errors.poll}
      removeLabel={words.removePoll}
      onRemove={() => setOptions([], words.pollRemoved, `${id}-add-poll`)}
    >
      <div className={css.choices}>
        {pollOptions.map((option, index) => (
          // A choice is known by its place alone.
          <div key={index} className={css.choice}>
            <TextField
              id={`${id}-poll-${index}`}
              label={words.choice(index + 1)}
              isRequired
              value={option.text}
              onChange={(text) =>
                change({ pollOptions: pollOptions.with(index, { ...option, text }) })
              }
              limit={limits.pollChoice}
              count={countPlainText}
              error={errors.pollOptions?.[index]}
              messages={messages}
            />
            <div className={css.choiceRemove}>
              <Button
                variant="quiet"
                isDisabled={pollOptions.length <= limits.minimumPollChoices}
                onPress={() => remove(index)}
              >
                {words.removeChoice(index + 1)}
              </Button>
            </div>
          </div>
        ))}
      </div>
      <div>
        <Button
          icon={<PlusIcon />}
          onPress={() =>
            setOptions(
              [...pollOptions, { text: '' }],
              words.choiceAdded(pollOptions.length + 1),
              `${id}-poll-${pollOptions.length}`,
            )
          }
        >
          {words.addChoice}
        </Button>
      </div>
    </AnswerPanel>
  );
}
