import { useState } from 'react';

/**
 * Whether an editor that is asked for is shown: where it may be opened, and from then on, whatever becomes
 * of the project meanwhile. Nobody's words go from under their hands.
 *
 * @param mayOpen Undefined until that is known.
 */
export function useStaysOpen(isAsked: boolean, mayOpen: boolean | undefined): boolean {
  const [isUnderWay, setIsUnderWay] = useState(false);
  const stays = isAsked && (isUnderWay || mayOpen === true);
  if (stays !== isUnderWay) setIsUnderWay(stays);
  return isAsked && (stays || mayOpen !== false);
}
