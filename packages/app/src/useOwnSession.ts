import { useState } from 'react';
import { useServices } from './services';

/**
 * Returns whether the session in which the component was mounted still lasts. What was begun in one session
 * and ends in another may neither be shown nor go on: it would be somebody else's act, or name people to them.
 */
export function useOwnSession(): () => boolean {
  const { session } = useServices();
  const [own] = useState(() => session.get().authenticationToken);
  return () => session.get().authenticationToken === own;
}
