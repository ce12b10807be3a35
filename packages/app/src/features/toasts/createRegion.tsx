import { showToast, ToastRegion as Region, type ToastMessage } from '@sounding/ui';
import { useEffect } from 'react';

/** The wait of React Aria's own announcer: Safari announces nothing in a live region that is newer. */
const settlingMilliseconds = 100;

/** Makes the place where toasts appear, which shows its first one only after it was empty for a moment. */
export function createRegion() {
  let markSettled: () => void;
  /** Resolves once screen readers will announce the next toast. */
  const hasSettled = new Promise<void>((resolve) => {
    markSettled = resolve;
  });
  const ToastRegion = () => {
    useEffect(() => {
      setTimeout(markSettled, settlingMilliseconds);
    }, []);
    return <Region />;
  };
  const showInRegion = async (message: ToastMessage): Promise<() => void> => {
    await hasSettled;
    return showToast(message);
  };
  return { hasSettled, ToastRegion, showInRegion };
}
