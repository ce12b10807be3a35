import { ChoiceComesUp } from '../../versions/ChoiceComesUp';
import { SavedMeanwhile } from '../../versions/SavedMeanwhile';
import { ChooseVersion } from './ChooseVersion';
import type { ProjectInHand } from './projectInHand';
import type { Saving } from './useSaving';

const title = 'This project has changed meanwhile';

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
  return (
    newer !== null && (
      <ChoiceComesUp key={newer.version} label={title}>
        <ChooseVersion
          title={title}
          mine={inHand.form}
          theirs={newer}
          isComparing
          useMineLabel="Save mine over it"
          onUseMine={onKeepMine}
          useTheirsLabel="Use the saved version"
          onUseTheirs={onTakeNewer}
          onUseBoth={inHand.id === null ? onKeepBoth : undefined}
        >
          <SavedMeanwhile />
        </ChooseVersion>
      </ChoiceComesUp>
    )
  );
}
