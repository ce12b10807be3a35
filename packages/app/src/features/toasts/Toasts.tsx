import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toastDemand } from './toast';

const Region = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const { ToastRegion } = await import('./region');
    return { default: ToastRegion };
  } catch {
    // A page without toasts is better than no page.
    return { default: () => null };
  }
});

interface ToastsProps {
  /** From then on the place is ready before anything is said, so that it is announced. */
  isSignedIn: boolean;
}

/** The place where toasts appear; once there, it stays. */
export function Toasts({ isSignedIn }: ToastsProps) {
  const isAskedFor = useSyncExternalStore(toastDemand.subscribe, toastDemand.get);
  const [isHere, setIsHere] = useState(false);
  if (!isHere && (isSignedIn || isAskedFor)) setIsHere(true);
  return (
    isHere && (
      <Suspense fallback={null}>
        <Region />
      </Suspense>
    )
  );
}
