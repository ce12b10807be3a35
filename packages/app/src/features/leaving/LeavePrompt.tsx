import { UnsavedChangesDialog } from '@sounding/ui';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useBeforeUnload, useBlocker, type Location } from 'react-router-dom';
import { useOneAtATime } from '../../oneAtATime';
import { seemsOffline, useOfflineHold } from '../../offlineHold';

/** The picture that is being made ready, which goes with its page. */
interface PictureUnderWay {
  /** Asked at the moment of leaving. */
  readonly isUnderWay: () => boolean;
  /** Answers whether the person can go on; they stay if it is refused. */
  readonly untilIn: () => Promise<boolean>;
}

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
  /** Every other page waits for it, also one where the work is still at hand. */
  picture?: PictureUnderWay | undefined;
  /** Told whether the person is on the way elsewhere: a save that is done by then leads nowhere else. */
  askedRef: RefObject<boolean>;
  /** What leaving without saving loses, and what saving changes besides. */
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
  // As it was when the person set out: on the way there other work may come to hand.
  const [isCarriedOn, setIsCarriedOn] = useState(false);
  const isPictureUnderWay = () => picture?.isUnderWay() ?? false;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }: Record<'currentLocation' | 'nextLocation', Location>) => {
      const isCarried = carriesOn(nextLocation, currentLocation);
      if (isCarried && nextLocation.pathname === currentLocation.pathname) return false;
      const isPictureAwaited = isPictureUnderWay();
      const isStopped = isPictureAwaited || (isCarried ? seemsOffline() : hasUnsavedWork());
      // A step that goes through answers nothing that is being asked about another.
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
      // The page says why.
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
