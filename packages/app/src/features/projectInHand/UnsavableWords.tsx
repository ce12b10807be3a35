import { Button, InlineMessage, Inline, Stack } from '@sounding/ui';
import { useState } from 'react';
import type { Difference } from '../../versions/difference';

/** Told before the choice: what cannot be saved any more since the draft was published, and how to keep it. */
export function UnsavableWords({ parts }: { parts: readonly Difference[] }) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      // Refused by the person or a policy; missing altogether on an insecure page.
      await navigator.clipboard.writeText(
        parts.map(({ part, mine }) => `${part}: ${mine}`).join('\n'),
      );
      setOutcome('Copied');
    } catch {
      setOutcome('Could not copy. Select the words in the table below and copy them yourself.');
    }
  };
  return (
    <InlineMessage tone="error" title="Some of your changes cannot be saved any more">
      <Stack gap="tight">
        <p>
          This project has been published meanwhile, so its launch date, its audience and its
          questions stay as they are. Your changes to these parts will be lost:{' '}
          <b>{parts.map(({ part }) => part).join(', ')}</b>.
        </p>
        <p>Copy them to keep them. You can add questions on the project’s Questions tab.</p>
        <Inline>
          <Button onPress={() => void copy()}>Copy these changes</Button>
          <span role="status">{outcome}</span>
        </Inline>
      </Stack>
    </InlineMessage>
  );
}
