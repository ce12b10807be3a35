import { InlineMessage } from '@sounding/ui';
import { useEffect, useRef } from 'react';
import { useKeptInTabAlone } from '../../keptWork/keptInTabAlone';
import type { Saving } from '../../features/projectInHand/useSaving';

/** Why the project was not saved, beside the buttons that try again. */
export function SaveRefusal({ saving: { refusal, isPending } }: { saving: Saving }) {
  const isInTabAlone = useKeptInTabAlone();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The save may have been started by leaving the page, with this note off the screen.
    if (refusal !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);

  return (
    // In the page from the start, so that a later message is announced.
    <div ref={place} role="alert">
      {refusal !== null && !isPending && (
        <InlineMessage tone="error" title="Your project was not saved">
          <p>{refusal.message}</p>
          {(refusal.isUnreachable || !isInTabAlone) && (
            <p>
              {refusal.isUnreachable && (
                <span>The server cannot be reached: check your connection. </span>
              )}
              {!isInTabAlone && (
                <span>What you have written is kept in this browser, so nothing is lost.</span>
              )}
            </p>
          )}
        </InlineMessage>
      )}
    </div>
  );
}
