import { InlineMessage } from '@sounding/ui';
import { keptInTabAloneMessage, useKeptInTabAlone } from '../../keptWork/keptInTabAlone';
import { isWorthKeeping } from './localCopy';
import type { ProjectInHand } from './projectInHand';

/** Stands where it is saved for as long as the browser keeps no copy of it; a toast has told it aloud. */
export function KeptInTabAlone({ inHand }: { inHand: ProjectInHand }) {
  return (
    useKeptInTabAlone() &&
    isWorthKeeping(inHand) && (
      <InlineMessage tone="attention">
        <p>{keptInTabAloneMessage}</p>
      </InlineMessage>
    )
  );
}
