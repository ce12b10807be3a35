import { showToast, ToastRegion as Region, type ToastMessage } from '@sounding/ui';
import { useEffect } from 'react';

/** As long as React Aria's own announcer waits: Safari says nothing in a live region that is younger. */
const settlingMilliseconds = 100;

/** The place where toasts appear, which says its first one only once it has stood empty for a moment. */
export function createRegion() {
  let markSettled: () => void;
  /** Resolves once what is said next is heard. */
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
