import {
  addPollChoice,
  canRemovePollChoice,
  questionLimits,
  removePollChoice,
} from '@sounding/domain/question';
import { countCharacters } from '@sounding/domain/text';
import { Button, Stack, TextField } from '@sounding/ui';
import { focusWithin } from '../focusWithin';
import type { QuestionPartProps } from './questionPart';

/** The choices of a poll, two at least. */
export function PollFields({ question, onChange, errorOf, idOf }: QuestionPartProps) {
  const { pollOptions } = question;
  return (
    <Stack>
      <p>Participants choose one answer. A poll has at least two choices.</p>
      {pollOptions.map((option, index) => (
        // Choices have no identity but their place.
        <Stack key={index} gap="tight">
          <TextField
            id={idOf(`pollOptions.${index}.text`)}
            label={`Choice ${index + 1}`}
            isRequired
            value={option.text}
            onChange={(text) =>
              onChange({ ...question, pollOptions: pollOptions.with(index, { text }) })
            }
            limit={questionLimits.pollChoice}
            count={countCharacters}
            error={errorOf(`pollOptions.${index}.text`)}
          />
          <div>
            <Button
              variant="quiet"
              isDisabled={!canRemovePollChoice(pollOptions)}
              onPress={() => {
                onChange({ ...question, pollOptions: removePollChoice(pollOptions, index) });
                focusWithin(idOf('answer'));
              }}
            >
              {`Remove choice ${index + 1}`}
            </Button>
          </div>
        </Stack>
      ))}
      <div>
        <Button onPress={() => onChange({ ...question, pollOptions: addPollChoice(pollOptions) })}>
          Add choice
        </Button>
      </div>
    </Stack>
  );
}
