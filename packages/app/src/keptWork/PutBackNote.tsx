import { Button, Inline, InlineMessage } from '@sounding/ui';
import type { ReactNode } from 'react';
import { LandsOnHeading } from '../LandsOnHeading';

interface PutBackNoteProps {
  /** Says what has just been removed; false while nothing has been. */
  children: ReactNode;
  /** The button's text; by default 'Put it back'. */
  label?: string;
  /** Whether `onPutBack` moves focus itself. Otherwise focus moves to the page's heading. */
  isFocusLed?: boolean;
  onPutBack: () => void;
}

/** Says what has just been removed, and offers to put it back. */
export function PutBackNote({
  children,
  label = 'Put it back',
  isFocusLed = false,
  onPutBack,
}: PutBackNoteProps) {
  const note = (
    <InlineMessage tone="info">
      <Inline>
        <span>{children}</span>
        <Button variant="quiet" onPress={onPutBack}>
          {label}
        </Button>
      </Inline>
    </InlineMessage>
  );
  return (
    // The live region is here from the start, so that its later content is announced.
    <div role="status">
      {children !== false && (isFocusLed ? note : <LandsOnHeading>{note}</LandsOnHeading>)}
    </div>
  );
}
