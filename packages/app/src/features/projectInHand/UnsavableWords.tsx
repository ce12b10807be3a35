import { InlineMessage, Stack } from '@sounding/ui';
import { CopyWords } from '../../keptWork/CopyWords';
import type { Difference } from '../../versions/difference';

/** Says which changes can no longer be saved because the draft was published, and how to keep them. */
export function UnsavableWords({ parts }: { parts: readonly Difference[] }) {
  return (
    <InlineMessage tone="error" title="Some of your changes cannot be saved any more">
      <Stack gap="tight">
        <p>
          This project has been published meanwhile, so its launch date, its audience and its
          questions stay as they are. Your changes to these parts will be lost:{' '}
          <b>{parts.map(({ part }) => part).join(', ')}</b>.
        </p>
        <p>Copy them to keep them. You can add questions on the project’s Questions tab.</p>
        <CopyWords
          label="Copy these changes"
          lines={parts.map(({ part, mine }) => `${part}: ${mine}`)}
        />
      </Stack>
    </InlineMessage>
  );
}
