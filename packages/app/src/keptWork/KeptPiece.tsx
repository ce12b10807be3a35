import { Button, Inline, Stack } from '@sounding/ui';
import type { ReactNode } from 'react';
import { LandsOnHeading } from '../LandsOnHeading';

interface KeptPieceProps {
  /** Its name. */
  title: string;
  /** What it is, and since when it is kept. */
  children: ReactNode;
  /** Undefined if the work cannot be continued any more. */
  onContinue: (() => void) | undefined;
  onDiscard: () => void;
  /** The work's text and a way to copy it, if the work cannot be continued. */
  words?: ReactNode;
}

/** A piece of unsaved work that the person can continue or discard. */
export function KeptPiece({ title, children, onContinue, onDiscard, words }: KeptPieceProps) {
  return (
    <LandsOnHeading>
      <div role="group" aria-label={title}>
        <Stack gap="tight">
          <p>{children}</p>
          {words}
          <Inline>
            {onContinue !== undefined && <Button onPress={onContinue}>Continue</Button>}
            <Button variant="quiet" onPress={onDiscard}>
              Discard
            </Button>
          </Inline>
        </Stack>
      </div>
    </LandsOnHeading>
  );
}
