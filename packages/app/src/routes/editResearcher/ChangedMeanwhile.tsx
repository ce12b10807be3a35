import { Button, DescriptionList, InlineMessage, Stack } from '@sounding/ui';
import { ChoiceComesUp } from '../../versions/ChoiceComesUp';
import type { Overtaking } from './useStoredResearcher';

const title = 'This researcher has changed meanwhile';

interface ChangedMeanwhileProps {
  overtaking: Overtaking;
  onTakeNewer: () => void;
}

/** Says that somebody else saved this person first, so that nobody overwrites that version unknowingly. */
export function ChangedMeanwhile({
  overtaking: { before, newer },
  onTakeNewer,
}: ChangedMeanwhileProps) {
  const changes = [
    { term: 'Name', was: before.fullName, description: newer.fullName },
    { term: 'Email', was: before.emailAddress, description: newer.emailAddress },
  ].filter(({ was, description }) => was !== description);
  return (
    <ChoiceComesUp key={newer.version} label={title}>
      <InlineMessage tone="attention" title={title}>
        <Stack>
          <p>Another administrator, or you in another tab, has saved this since you opened it:</p>
          <DescriptionList items={changes} />
          <p>
            Your changes are not saved yet, and stand in the form as you typed them. Save them over
            it, or use what is saved.
          </p>
          <div>
            <Button onPress={onTakeNewer}>Use the saved version</Button>
          </div>
        </Stack>
      </InlineMessage>
    </ChoiceComesUp>
  );
}
