import { Button, Inline, Stack } from '@sounding/ui';
import type { ReactNode } from 'react';
import { LandsOnHeading } from '../LandsOnHeading';

interface KeptPieceProps {
  /** Its name. */
  title: string;
  /** What it is, and since when it is kept. */
  children: ReactNode;
  onContinue: () => void;
  onDiscard: () => void;
}

/** A piece of unsaved work that waits until it is decided on. */
export function KeptPiece({ title, children, onContinue, onDiscard }: KeptPieceProps) {
  return (
    <LandsOnHeading>
      <div role="group" aria-label={title}>
        <Stack gap="tight">
          <p>{children}</p>
          <Inline>
            <Button onPress={onContinue}>Continue</Button>
            <Button variant="quiet" onPress={onDiscard}>
              Discard
            </Button>
          </Inline>
        </Stack>
      </div>
    </LandsOnHeading>
  );
}
