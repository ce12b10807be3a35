import type { Api } from '@sounding/api-client';
import { useEffect, useEffectEvent } from 'react';
import type { Blocker } from 'react-router-dom';
import { isRefusal } from './versions/refusals';
import { toast } from './features/toasts/toast';
import { useServices } from './services';

const heldMessage =
  'You are offline, so this page stays open. What you have typed is kept: go on writing, and try again once you are back online.';

/** Whether the browser believes that it is offline; it may be wrong where the server is near. */
export function seemsOffline(): boolean {
  return !navigator.onLine;
}

/** Whether the server can say who this is, without which every page but the public ones stays shut. */
export function isAnswering(api: Api): Promise<boolean> {
  return api.getRole().then(() => true, isRefusal);
}

/**
 * Settles a step to another page of the same work that was blocked because the browser seems to be
 * offline: nobody is led away from what they write to a page that cannot load. Where the server answers
 * all the same, the step goes on.
 */
export function useOfflineHold(blocker: Blocker, isHeld: boolean): void {
  const { api } = useServices();
  // The step itself: whoever tries again at once is blocked anew before React has drawn that they were not.
  const held = isHeld ? blocker : null;
  const settle = useEffectEvent((goesOn: boolean) => {
    if (blocker.state !== 'blocked') return;
    if (goesOn) blocker.proceed();
    else {
      blocker.reset();
      toast({ tone: 'info', message: heldMessage });
    }
  });
  useEffect(() => {
    if (held !== null) void isAnswering(api).then(settle);
  }, [api, held]);
}
