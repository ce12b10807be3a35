import { Button, InlineMessage, Stack } from '@sounding/ui';
import { useKeptInTabAlone } from '../../keptWork/keptInTabAlone';
import { LandsOnHeading } from '../../LandsOnHeading';

/**
 * Says that a project was begun earlier and is not saved yet. Another one can be started only if the browser
 * keeps this one: a project that is kept in the tab alone would be lost.
 */
export function BegunNote({ onStartAnother }: { onStartAnother: () => void }) {
  const isInTabAlone = useKeptInTabAlone();
  return (
    <LandsOnHeading>
      <InlineMessage tone="info" title="You have already begun a project">
        {isInTabAlone ? (
          <p>Go on with it here. Another one can be started once this one is saved or discarded.</p>
        ) : (
          <Stack gap="tight">
            <p>
              It is kept in this browser until you save it. You can go on with it, or start another
              one: this one then waits on your home page.
            </p>
            <div>
              <Button onPress={onStartAnother}>Start another one</Button>
            </div>
          </Stack>
        )}
      </InlineMessage>
    </LandsOnHeading>
  );
}
