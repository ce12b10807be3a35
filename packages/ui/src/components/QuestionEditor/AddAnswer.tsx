import { PlusIcon } from '../../icons';
import { Button } from '../Button';
import { likertOf } from '../../question';
import type { QuestionPartProps } from './QuestionPart';
import * as css from './QuestionEditor.css';

/** Offers to add a poll or a scale. While the question has one, the button for the other is disabled. */
export function AddAnswer({ id, value, limits, words, change }: QuestionPartProps) {
  const hasPoll = value.pollOptions.length > 0;
  const hasLikert = likertOf(value) !== null;

  const addPoll = () =>
    change(
      { pollOptions: Array.from({ length: limits.minimumPollChoices }, () => ({ text: '' })) },
      words.pollAdded(limits.minimumPollChoices),
      `${id}-poll-0`,
    );
  const addLikert = () =>
    change(
      {
        sliderOption: { maxValue: limits.likertMaximum, lowerBoundText: '', upperBoundText: '' },
      },
      words.likertAdded,
      `${id}-left-label`,
    );

  return (
    <div className={css.add}>
      {!hasPoll && (
        <div id={`${id}-add-poll`}>
          <Button
            icon={<PlusIcon />}
            isDisabled={hasLikert}
            disabledReason={words.pollBlocked}
            onPress={addPoll}
          >
            {words.addPoll}
          </Button>
        </div>
      )}
      {!hasLikert && (
        <div id={`${id}-add-likert`}>
          <Button
            icon={<PlusIcon />}
            isDisabled={hasPoll}
            disabledReason={words.likertBlocked}
            onPress={addLikert}
          >
            {words.addLikert}
          </Button>
        </div>
      )}
    </div>
  );
}
