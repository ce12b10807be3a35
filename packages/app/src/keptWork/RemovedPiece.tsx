import { Button, Inline, InlineMessage } from '@sounding/ui';
import type { ReactNode } from 'react';
import { LandsOnHeading } from '../LandsOnHeading';

interface RemovedPieceProps {
  /** What has just been taken away; false while nothing was. */
  children: ReactNode;
  /** On the button; 'Put it back' unless said. */
  restoreLabel?: string;
  onRestore: () => void;
}

/** Says what has just been taken away, and puts it back. */
export function RemovedPiece({
  children,
  restoreLabel = 'Put it back',
  onRestore,
}: RemovedPieceProps) {
  return (
    // Here from the start, so that what arrives in it is announced.
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
