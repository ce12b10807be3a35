import { useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lazyPart';
import { toastDemand } from './toast';

const Region = lazyPart(async () => (await import('./region')).ToastRegion);

interface ToastsProps {
  /** From then on the place is ready before anything is said, so that it is announced. */
  isSignedIn: boolean;
}

/** The place where toasts appear; once there, it stays. */
export function Toasts({ isSignedIn }: ToastsProps) {
  const isAskedFor = useSyncExternalStore(toastDemand.subscribe, toastDemand.get);
  const [isHere, setIsHere] = useState(false);
  if (!isHere && (isSignedIn || isAskedFor)) setIsHere(true);
  return isHere && <Region />;
}
