import { focusAfterDialog } from '@sounding/ui';
import { useEffect, useRef } from 'react';
import { ChooseVersion } from './ChooseVersion';
import type { ProjectInHand } from './projectInHand';
import type { Saving } from './useSaving';
import { LandsOnHeading } from '../../LandsOnHeading';

interface ChangedMeanwhileProps {
  saving: Saving;
  inHand: ProjectInHand;
  onKeepMine: () => void;
  /** Possible where neither of the two was there before the other. */
  onKeepBoth: () => void;
  onTakeNewer: () => void;
}

/** Somebody else, or another tab, saved this project meanwhile: nobody overwrites in silence. */
export function ChangedMeanwhile({
  saving: { newer },
  inHand,
  onKeepMine,
  onKeepBoth,
  onTakeNewer,
}: ChangedMeanwhileProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (newer !== null && place.current !== null) focusAfterDialog(place.current);
  }, [newer]);

  return (
    newer !== null && (
      <LandsOnHeading>
        <div ref={place} tabIndex={-1} role="group" aria-label="This project has changed meanwhile">
          <ChooseVersion
            title="This project has changed meanwhile"
            mine={inHand.form}
            theirs={newer}
            isComparing
            useMineLabel="Save mine over it"
            onUseMine={onKeepMine}
            useTheirsLabel="Use the saved version"
            onUseTheirs={onTakeNewer}
            onUseBoth={inHand.id === null ? onKeepBoth : undefined}
          >
            <p>
              It was saved in another tab or by somebody else while you were working. Nothing is
              overwritten yet: compare the two and choose.
            </p>
          </ChooseVersion>
        </div>
      </LandsOnHeading>
    )
  );
}
