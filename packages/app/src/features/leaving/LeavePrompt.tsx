import { UnsavedChangesDialog } from '@sounding/ui';
import { useState } from 'react';
import { useBeforeUnload, useBlocker, useLocation, type Location } from 'react-router-dom';
import { useOneAtATime } from '../../oneAtATime';
import { seemsOffline, useOfflineHold } from '../../offlineHold';

export interface LeavePromptProps {
  /** Asked at the moment of leaving. */
  hasUnsavedWork: () => boolean;
  /** Where the work is still at hand, so that going there asks nothing: by default nowhere else. */
  carriesOn?: ((next: Location, current: Location) => boolean) | undefined;
  /** Answers whether everything is saved; the person stays if not. */
  save: () => Promise<boolean>;
  /** The person leaves without saving. */
  discard: () => void;
}

/** Asks before unsaved work is left behind: on links, on the back button, on reload and on closing. */
export function LeavePrompt({
  hasUnsavedWork,
  carriesOn = isSameAddress,
  save,
  discard,
}: LeavePromptProps) {
  const [isPending, setIsPending] = useState(false);
  const location = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }: Record<'currentLocation' | 'nextLocation', Location>) =>
      carriesOn(nextLocation, currentLocation)
        ? nextLocation.pathname !== currentLocation.pathname && seemsOffline()
        : hasUnsavedWork(),
  );
  const isBlocked = blocker.state === 'blocked';
  const isHeld = isBlocked && carriesOn(blocker.location, location);
  useOfflineHold(blocker, isHeld);
  useBeforeUnload((event) => {
    if (hasUnsavedWork()) event.preventDefault();
  });

  const saveAndLeave = useOneAtATime(async () => {
    setIsPending(true);
    const isSaved = await save();
    setIsPending(false);
    if (isSaved) blocker.proceed?.();
    else blocker.reset?.();
  });

  return (
    <UnsavedChangesDialog
      isOpen={isBlocked && !isHeld}
      isPending={isPending}
      onSave={() => void saveAndLeave()}
      onDiscard={() => {
        discard();
        blocker.proceed?.();
      }}
      onStay={() => blocker.reset?.()}
    />
  );
}

function isSameAddress(next: Location, current: Location): boolean {
  return next.pathname === current.pathname && next.search === current.search;
}
