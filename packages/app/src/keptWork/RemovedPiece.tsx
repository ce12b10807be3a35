import { Button, Inline, InlineMessage } from '@sounding/ui';
import type { ReactNode } from 'react';
import { LandsOnHeading } from '../LandsOnHeading';

interface RemovedPieceProps {
  /** What was discarded; false while nothing was. */
  children: ReactNode;
  onRestore: () => void;
}

/** Says what has just been discarded, and puts it back. */
export function RemovedPiece({ children, onRestore }: RemovedPieceProps) {
  return (
    // Here from the start, so that what arrives in it is announced.
    <div role="status">
      {children !== false && (
        <LandsOnHeading>
          <InlineMessage tone="info">
            <Inline>
              <span>{children}</span>
              <Button variant="quiet" onPress={onRestore}>
                Put it back
              </Button>
            </Inline>
          </InlineMessage>
        </LandsOnHeading>
      )}
    </div>
  );
}
