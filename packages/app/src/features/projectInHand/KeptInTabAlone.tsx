import { InlineMessage } from '@sounding/ui';
import { keptInTabAloneMessage, useKeptInTabAlone } from '../../keptWork/keptInTabAlone';
import { isWorthKeeping } from './localCopy';
import type { ProjectInHand } from './projectInHand';

/** Warns while the browser keeps no copy of unsaved work. A toast has already announced it. */
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
