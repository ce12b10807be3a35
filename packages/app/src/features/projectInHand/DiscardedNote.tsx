import { Button, Inline, InlineMessage } from '@sounding/ui';
import { useSyncExternalStore } from 'react';
import type { ProjectStore } from './projectStore';
import { LandsOnHeading } from '../../LandsOnHeading';

interface DiscardedNoteProps {
  store: ProjectStore;
  /** Says so of this project alone; null for one that was never saved. */
  projectId?: number | null | undefined;
  /** Once the work is back in hand. */
  onPutBack?: (() => void) | undefined;
}

/** Says what has just been discarded, and puts it back; until something new is written. */
export function DiscardedNote({ store, projectId, onPutBack }: DiscardedNoteProps) {
  const last = useSyncExternalStore(store.subscribe, store.discarded);
  const discarded = projectId === undefined || projectId === last?.id ? last : null;
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
