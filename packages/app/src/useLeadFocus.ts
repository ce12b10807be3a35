import { focusAfterDialog } from '@sounding/ui';
import { useEffect, useState } from 'react';

type Find = () => HTMLElement | null | undefined;

/** Moves focus to an element once the dialog that has focus now has closed. */
export function useLeadFocus(): (find: Find) => void {
  const [target, setTarget] = useState<{ readonly find: Find } | null>(null);
  useEffect(() => {
    const element = target?.find();
    if (element) focusAfterDialog(element);
  }, [target]);
  return (find) => setTarget({ find });
}
