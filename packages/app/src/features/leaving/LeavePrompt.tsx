import { UnsavedChangesDialog } from '@sounding/ui';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useBeforeUnload, useBlocker, type Location } from 'react-router-dom';
import { useOneAtATime } from '../../oneAtATime';
import { seemsOffline, useOfflineHold } from '../../offlineHold';

/** A picture that is still being prepared, and would be lost with its page. */
interface PictureUnderWay {
  /** Asked at the moment of leaving. */
  readonly isUnderWay: () => boolean;
  /** Resolves with whether the person can go on; they stay if the picture is refused. */
  readonly untilIn: () => Promise<boolean>;
}

export interface LeavePromptProps {
  /** Asked at the moment of leaving. */
  hasUnsavedWork: () => boolean;
  /** Whether the next address still has the work at hand, so that nothing is asked; by default the same. */
  carriesOn?: ((next: Location, current: Location) => boolean) | undefined;
  /** Answers whether everything is saved; the person stays if not. */
  save: () => Promise<boolean>;
  /** The person leaves without saving. */
  discard: () => void;
  /** The save under way at the moment of leaving. It cannot be cancelled, so the prompt waits for it. */
  saveUnderWay: () => Promise<unknown> | null;
  /** Every navigation to another page waits for the picture, even if the work stays at hand there. */
  picture?: PictureUnderWay | undefined;
  /** True while the person is asked about leaving: a save that ends meanwhile must not navigate elsewhere. */
  askedRef: RefObject<boolean>;
  /** The question's text, if it must also say what else saving changes. */
  question?: string | undefined;
}

const goOnQuestion = 'You go on as soon as that is done.';
const waitingWords = {
  picture: {
    title: 'Your image is being made ready',
    question: goOnQuestion,
    saving: 'Making it ready',
  },
  save: { title: 'Your changes are being saved', question: goOnQuestion },
} as const;

/** Asks before unsaved work is left behind: on links, on the back button, on reload and on closing. */
export function LeavePrompt({
  hasUnsavedWork,
  carriesOn = isSameAddress,
  save,
  discard,
  saveUnderWay,
  picture,
  askedRef,
  question,
}: LeavePromptProps) {
  const [isPending, setIsPending] = useState(false);
  const [awaited, setAwaited] = useState<keyof typeof waitingWords | null>(null);
  // Noted when the navigation begins, because other work may be taken in hand on the way.
  const [isCarriedOn, setIsCarriedOn] = useState(false);
  const isPictureUnderWay = () => picture?.isUnderWay() ?? false;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }: Record<'currentLocation' | 'nextLocation', Location>) => {
      const isCarried = carriesOn(nextLocation, currentLocation);
      if (isCarried && nextLocation.pathname === currentLocation.pathname) return false;
      const isPictureAwaited = isPictureUnderWay();
      const isStopped = isPictureAwaited || (isCarried ? seemsOffline() : hasUnsavedWork());
      // A navigation that is not blocked must not change the question about another one.
      if (!isStopped) return false;
      const isSaveUnderWay = !isCarried && saveUnderWay() !== null;
      setIsCarriedOn(isCarried);
      setAwaited(isPictureAwaited ? 'picture' : isSaveUnderWay ? 'save' : null);
      return true;
    },
  );
  const isBlocked = blocker.state === 'blocked';
  const isHeld = isBlocked && isCarriedOn && awaited === null;
  const isAsking = isBlocked && !isHeld;
  useOfflineHold(blocker, isHeld);
  useBeforeUnload((event) => {
    if (isPictureUnderWay() || hasUnsavedWork()) event.preventDefault();
  });

  const untilDone = useEffectEvent(async () => {
    const isPictureIn = awaited !== 'picture' || (await picture?.untilIn()) !== false;
    try {
      if (!isCarriedOn) await saveUnderWay();
    } catch {
      // The page shows why the save failed.
    }
    return isPictureIn;
  });
  const goOn = useEffectEvent((isPictureIn: boolean) => {
    if (!isPictureIn) blocker.reset?.();
    else if (isCarriedOn ? !seemsOffline() : !hasUnsavedWork()) blocker.proceed?.();
    // Saving failed, or more was written meanwhile: the person is asked.
    else setAwaited(null);
  });
  useEffect(() => {
    if (!isAsking) return undefined;
    let isOver = false;
    askedRef.current = true;
    void untilDone().then((isPictureIn) => {
      if (!isOver) goOn(isPictureIn);
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

  const words = question === undefined ? {} : { question };
  return (
    <UnsavedChangesDialog
      isOpen={isAsking}
      isPending={isPending || awaited !== null}
      canStayMeanwhile={!isPending}
      messages={awaited === null ? words : waitingWords[awaited]}
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
