import { InlineMessage, Stack } from '@sounding/ui';
import type { ReactNode } from 'react';

interface FailedPartProps {
  /** What is missing, and what still works: "The updates could not be loaded." */
  message: string;
  /** Counts the failures: each one is announced, though the words are the same. */
  attempt?: number;
  /** The button that leads on. */
  children: ReactNode;
}

/** Shown in place of a part of a page that failed to load, in the same way as tables do. */
export function FailedPart({ message, attempt, children }: FailedPartProps) {
  return (
    <Stack>
      <div key={attempt} role="alert">
        <InlineMessage tone="error">{message}</InlineMessage>
      </div>
      <div>{children}</div>
    </Stack>
  );
}
