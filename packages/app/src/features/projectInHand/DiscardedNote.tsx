import { useSyncExternalStore } from 'react';
import { isolated } from '../../isolated';
import { PutBackNote } from '../../keptWork/PutBackNote';
import type { ProjectStore } from './projectStore';
import { titleOf } from './projectInHand';

interface DiscardedNoteProps {
  store: ProjectStore;
  /** Shows the note for this project only: null for one that was never saved, undefined for any project. */
  projectId?: number | null | undefined;
  /** Called once the work is back in hand. */
  onPutBack?: (() => void) | undefined;
}

/** Says which changes were just discarded and offers to put them back, until something new is written. */
export function DiscardedNote({ store, projectId, onPutBack }: DiscardedNoteProps) {
  const last = useSyncExternalStore(store.subscribe, store.discarded);
  const discarded = projectId === undefined || projectId === last?.id ? last : null;
  return (
    <PutBackNote
      label="Put them back"
      onPutBack={() => {
        store.putBack();
        onPutBack?.();
      }}
    >
      {discarded !== null &&
        `Your changes to “${isolated(titleOf(discarded.form))}” were discarded.`}
    </PutBackNote>
  );
}
