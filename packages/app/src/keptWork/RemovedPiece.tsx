import { Button, Inline, InlineMessage } from '@sounding/ui';
import type { ReactNode } from 'react';
import { LandsOnHeading } from '../LandsOnHeading';

interface RemovedPieceProps {
  /** Says what has just been removed; false while nothing has been. */
  children: ReactNode;
  /** The button's text; by default 'Put it back'. */
  restoreLabel?: string;
  onRestore: () => void;
}

/** Says what has just been removed, and offers to put it back. */
export function RemovedPiece({
  children,
  restoreLabel = 'Put it back',
  onRestore,
}: RemovedPieceProps) {
  return (
    // The live region is here from the start, so that its later content is announced.
    <div role="status">
      {children !== false && (
        <LandsOnHeading>
          <InlineMessage tone="info">
            <Inline>
              <span>{children}</span>
              <Button variant="quiet" onPress={onRestore}>
                {restoreLabel}
              </Button>
            </Inline>
          </InlineMessage>
        </LandsOnHeading>
      )}
    </div>
  );
}
