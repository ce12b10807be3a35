import { useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lazyPart';
import { loadRegion, toastDemand } from './toast';

const Region = lazyPart(loadRegion);

interface ToastsProps {
  /** After sign-in the live region is ready before the first toast, so that screen readers announce it. */
  isSignedIn: boolean;
}

/** The place where toasts appear; once there, it stays. */
export function Toasts({ isSignedIn }: ToastsProps) {
  const isAskedFor = useSyncExternalStore(toastDemand.subscribe, toastDemand.get);
  const [isHere, setIsHere] = useState(false);
  if (!isHere && (isSignedIn || isAskedFor)) setIsHere(true);
  return isHere && <Region />;
}
