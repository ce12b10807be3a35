import { formatShortDateTime } from '@sounding/domain/dates';
import { ChooseVersion } from './ChooseVersion';
import { differencesBetween } from './differences';
import type { LocalCopy } from './localCopy';
import type { ProjectInHand } from './projectInHand';
import type { ProjectStore } from './projectStore';
import { LandsOnHeading } from '../../LandsOnHeading';

interface FoundWorkProps {
  store: ProjectStore;
  inHand: ProjectInHand;
  found: LocalCopy;
}

/** Unsaved work that a closed tab, a crash or another tab left, offered before the form is shown. */
export function FoundWork({ store, inHand, found }: FoundWorkProps) {
  const { baseline, form } = found.inHand;
  const hasServerChanged =
    baseline !== null && differencesBetween(baseline, inHand.form).length > 0;
  return (
    <LandsOnHeading>
      <ChooseVersion
        title="We kept work that you had not saved"
        mine={form}
        theirs={inHand}
        isComparing={hasServerChanged}
        useMineLabel="Use my unsaved work"
        onUseMine={() => store.useFound()}
        useTheirsLabel="Discard it"
        onUseTheirs={() => store.discardFound()}
      >
        <p>
          It is from {formatShortDateTime(found.savedAt)} and is kept in this browser only.
          {hasServerChanged &&
            ' The saved version has changed since then, so compare the two before you choose.'}
        </p>
      </ChooseVersion>
    </LandsOnHeading>
  );
}
