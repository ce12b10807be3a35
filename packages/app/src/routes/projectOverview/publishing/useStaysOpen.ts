import { useState } from 'react';

/**
 * Whether to show an editor that is asked for. It is shown unless it may not be opened. Once it may be, it
 * stays open whatever happens to the project: nobody loses words while writing.
 *
 * @param mayOpen Undefined while unknown.
 */
export function useStaysOpen(isAsked: boolean, mayOpen: boolean | undefined): boolean {
  const [isUnderWay, setIsUnderWay] = useState(false);
  const stays = isAsked && (isUnderWay || mayOpen === true);
  if (stays !== isUnderWay) setIsUnderWay(stays);
  return isAsked && (stays || mayOpen !== false);
}
