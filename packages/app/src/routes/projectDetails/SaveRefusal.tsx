import { InlineMessage } from '@sounding/ui';
import { useEffect, useRef } from 'react';
import { useKeptInTabAlone } from '../../keptWork/keptInTabAlone';
import type { Saving } from '../../features/projectInHand/useSaving';

/** Why the project was not saved, beside the buttons with which it is tried again. */
export function SaveRefusal({ saving: { refusal, isPending } }: { saving: Saving }) {
  const isInTabAlone = useKeptInTabAlone();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The save may have been asked for on leaving, far up the page.
    if (refusal !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);

  return (
    // Here from the start, so that what arrives in it is announced.
    <div ref={place} role="alert">
      {refusal !== null && !isPending && (
        <InlineMessage tone="error" title="Your project was not saved">
          <p>{refusal.message}</p>
          {(refusal.isUnreachable || !isInTabAlone) && (
            <p>
              {refusal.isUnreachable && 'The server cannot be reached: check your connection. '}
              {!isInTabAlone &&
                'What you have written is kept in this browser, so nothing is lost.'}
            </p>
          )}
        </InlineMessage>
      )}
    </div>
  );
}
