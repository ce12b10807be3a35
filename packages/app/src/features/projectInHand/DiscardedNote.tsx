import { Button, Inline, InlineMessage } from '@sounding/ui';
import { useSyncExternalStore } from 'react';
import type { ProjectStore } from './projectStore';
import { LandsOnHeading } from '../../LandsOnHeading';

interface DiscardedNoteProps {
  store: ProjectStore;
  /** Once the work is back in hand. */
  onPutBack?: (() => void) | undefined;
}

/** Says what has just been discarded, and puts it back; until something new is written. */
export function DiscardedNote({ store, onPutBack }: DiscardedNoteProps) {
  const discarded = useSyncExternalStore(store.subscribe, store.discarded);
  return (
    // Here from the start, so that what arrives in it is announced.
    <div role="status">
      {discarded !== null && (
        <LandsOnHeading>
          <InlineMessage tone="info">
            <Inline>
              <span>Your changes to “{discarded.form.title}” were discarded.</span>
              <Button
                variant="quiet"
                onPress={() => {
                  store.putBack();
                  onPutBack?.();
                }}
              >
                Put them back
              </Button>
            </Inline>
          </InlineMessage>
        </LandsOnHeading>
      )}
    </div>
  );
}
