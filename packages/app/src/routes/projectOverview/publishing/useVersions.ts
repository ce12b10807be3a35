import type { NewPublicationStatus } from '@sounding/domain/publication';
import { useCallback, useState } from 'react';
import type { Draft } from '../../../features/draftInHand/draftInHand';
import type { useDraftInHand } from '../../../features/draftInHand/useDraftInHand';
import type { StoredDraft } from './useStoring';

/** Another version of the same draft, which somebody else or another tab has saved. */
interface Newer<Written extends Draft> extends StoredDraft<Written> {
  /** The status that this person was saving with. */
  readonly status: NewPublicationStatus;
}

/** The choice between what is written and what somebody else has saved meanwhile. */
export function useVersions<Written extends Draft>({
  draft,
  change,
  rebase,
}: Pick<ReturnType<typeof useDraftInHand<Written>>, 'draft' | 'change' | 'rebase'>) {
  const [newer, setNewer] = useState<Newer<Written> | null>(null);
  const [setAside, putAside] = useState<Written | null>(null);
  return {
    /** The version that somebody else, or another tab, has saved meanwhile. */
    newer,
    /** What was written here before the newer version took its place, until something else is written. */
    setAside,
    meet: setNewer,
    /** Called when the person decides, by saving or by trying again. */
    forgetNewer: () => setNewer(null),
    forgetSetAside: useCallback(() => putAside(null), []),
    takeNewer: () => {
      if (newer === null) return;
      putAside(draft);
      rebase(newer);
      change(newer.draft);
      setNewer(null);
    },
    putBack: () => {
      if (setAside === null) return;
      putAside(null);
      change(setAside);
    },
  };
}
