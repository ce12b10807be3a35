import { UnsavedChangesDialog } from '@sounding/ui';
import { useCallback, useState } from 'react';
import { useBeforeUnload, useBlocker, type Location } from 'react-router-dom';
import { isUnsaved } from './projectInHand';
import type { ProjectStore } from './projectStore';

interface LeavePromptProps {
  store: ProjectStore;
  /** Asked at the moment of leaving: once the session has ended nothing could be saved any more. */
  canSave: () => boolean;
  /** Pages that carry the work on, so that going there asks nothing. */
  carriesOn: (pathname: string) => boolean;
  /** Answers whether everything is saved; the person stays if not. */
  save: () => Promise<boolean>;
}

/** Asks before unsaved work is left behind: on links, on the back button, on reload and on closing. */
export function LeavePrompt({ store, canSave, carriesOn, save }: LeavePromptProps) {
  const [isPending, setIsPending] = useState(false);
  const hasUnsavedWork = useCallback(() => {
    const inHand = store.get();
    return canSave() && inHand !== null && isUnsaved(inHand);
  }, [canSave, store]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }: Record<'currentLocation' | 'nextLocation', Location>) =>
      nextLocation.pathname !== currentLocation.pathname &&
      !carriesOn(nextLocation.pathname) &&
      hasUnsavedWork(),
  );
  useBeforeUnload((event) => {
    if (hasUnsavedWork()) event.preventDefault();
  });

  const saveAndLeave = async () => {
    setIsPending(true);
    const isSaved = await save();
    setIsPending(false);
    if (isSaved) blocker.proceed?.();
    else blocker.reset?.();
  };

  return (
    <UnsavedChangesDialog
      isOpen={blocker.state === 'blocked'}
      isPending={isPending}
      onSave={() => void saveAndLeave()}
      onDiscard={() => {
        store.discardChanges();
        blocker.proceed?.();
      }}
      onStay={() => blocker.reset?.()}
    />
  );
}
