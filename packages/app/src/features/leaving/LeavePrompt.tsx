import { UnsavedChangesDialog } from '@sounding/ui';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useBeforeUnload, useBlocker, type Location } from 'react-router-dom';
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
  /** The save that is under way at the moment of leaving, which can be taken back no more: it is waited for. */
  saveUnderWay: () => Promise<unknown> | null;
  /** Told whether the person is on the way elsewhere: a save that is done by then leads nowhere else. */
  askedRef: RefObject<boolean>;
  /** What leaving without saving loses, and what saving changes besides. */
  question?: string | undefined;
}

const savingWords = {
  title: 'Your changes are being saved',
  question: 'You go on as soon as that is done.',
};

/** Asks before unsaved work is left behind: on links, on the back button, on reload and on closing. */
export function LeavePrompt({
  hasUnsavedWork,
  carriesOn = isSameAddress,
  save,
  discard,
  saveUnderWay,
  askedRef,
  question,
}: LeavePromptProps) {
  const [isPending, setIsPending] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  // As it was when the person set out: on the way there other work may come to hand.
  const [isCarriedOn, setIsCarriedOn] = useState(false);
  const asks = () => {
    setIsWaiting(saveUnderWay() !== null);
    return hasUnsavedWork();
  };
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }: Record<'currentLocation' | 'nextLocation', Location>) => {
      const isCarried = carriesOn(nextLocation, currentLocation);
      setIsCarriedOn(isCarried);
      return isCarried
        ? nextLocation.pathname !== currentLocation.pathname && seemsOffline()
        : asks();
    },
  );
  const isBlocked = blocker.state === 'blocked';
  const isHeld = isBlocked && isCarriedOn;
  const isAsking = isBlocked && !isHeld;
  useOfflineHold(blocker, isHeld);
  useBeforeUnload((event) => {
    if (hasUnsavedWork()) event.preventDefault();
  });

  const untilSaved = useEffectEvent(async () => {
    try {
      await saveUnderWay();
    } catch {
      // The page says why.
    }
  });
  const goOn = useEffectEvent(() => {
    setIsWaiting(false);
    // Where it failed, or more was written meanwhile, the person is asked.
    if (!hasUnsavedWork()) blocker.proceed?.();
  });
  useEffect(() => {
    if (!isAsking) return undefined;
    let isOver = false;
    askedRef.current = true;
    void untilSaved().then(() => {
      if (!isOver) goOn();
    });
    return () => {
      isOver = true;
      askedRef.current = false;
    };
  }, [isAsking, askedRef]);

  const saveAndLeave = useOneAtATime(async () => {
    setIsPending(true);
    const isSaved = await save();
    setIsPending(false);
    if (isSaved) blocker.proceed?.();
    else blocker.reset?.();
  });

  return (
    <UnsavedChangesDialog
      isOpen={isAsking}
      isPending={isPending || isWaiting}
      messages={isWaiting ? savingWords : question === undefined ? {} : { question }}
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
