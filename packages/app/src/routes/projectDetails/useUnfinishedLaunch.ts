import { useEffect, useEffectEvent } from 'react';
import type { ProjectInHand } from '../../features/projectInHand/projectInHand';
import type { ProjectStore } from '../../features/projectInHand/projectStore';
import { toast } from '../../features/toasts/toast';

/**
 * Half a launch date does not leave the page with the work, and without one a project launches on
 * approval: whoever goes on to another page is told so.
 */
export function useUnfinishedLaunch(
  store: ProjectStore,
  { formKey }: ProjectInHand,
  isUnreadable: boolean,
): void {
  const tell = useEffectEvent(() => {
    const left = store.get();
    // Work that was let go has another key, or is gone: then so is the date that was in it.
    if (!isUnreadable || left?.formKey !== formKey || left.form.launchDate !== null) return;
    toast({
      tone: 'info',
      message:
        'Your launch date was incomplete and is not kept. Without one your project launches as soon as it is approved.',
    });
  });
  useEffect(() => () => tell(), []);
}
