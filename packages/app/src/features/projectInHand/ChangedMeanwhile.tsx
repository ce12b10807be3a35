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
  /** Possible only if the project in hand was never saved, so that it can become a second project. */
  onKeepBoth: () => void;
  onTakeNewer: () => void;
}

/** Shown when somebody else, or another tab, saved this project meanwhile: nothing is overwritten unseen. */
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
