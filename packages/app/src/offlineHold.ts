import type { Api } from '@sounding/api-client';
import { useEffect, useEffectEvent } from 'react';
import type { Blocker } from 'react-router-dom';
import { isRefusal } from './versions/refusals';
import { toast } from './features/toasts/toast';
import { useServices } from './services';

const heldMessage =
  'You are offline, so this page stays open. What you have typed is kept: go on writing, and try again once you are back online.';

/** Whether the browser reports that it is offline; it may be wrong, as with a server in the local network. */
export function seemsOffline(): boolean {
  return !navigator.onLine;
}

/** Whether the server says who the person is, or refuses. Without an answer only public pages open. */
export function isAnswering(api: Api): Promise<boolean> {
  return api.getRole().then(() => true, isRefusal);
}

/**
 * Decides on a navigation to another page of the same work that was blocked because the browser seems to be
 * offline. If the server answers, the navigation goes on. If not, the person stays with what they write,
 * because the other page could not load.
 */
export function useOfflineHold(blocker: Blocker, isHeld: boolean): void {
  const { api } = useServices();
  // The blocker itself, not a flag: a second attempt may be blocked before React renders the first as over.
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
