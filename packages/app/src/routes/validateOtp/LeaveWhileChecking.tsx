import { ConfirmationDialog } from '@sounding/ui';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { codeCheck } from './useOpenSession';

/**
 * Asks before a code is left behind while it is checked, by a link or the back button: the server may
 * have used it up by then, and a backup code is lost for good.
 */
export function LeaveWhileChecking() {
  const queryClient = useQueryClient();
  const isChecking = useIsMutating({ mutationKey: codeCheck }) > 0;
  // Asked at the moment of leaving. A session that begins has emptied the cache before it leads on.
  const blocker = useBlocker(() => queryClient.isMutating({ mutationKey: codeCheck }) > 0);
  const isAsking = blocker.state === 'blocked';
  useEffect(() => {
    // Nothing is at stake any more, and the page says what came of it.
    if (isAsking && !isChecking) blocker.reset();
  }, [isAsking, isChecking, blocker]);

  return (
    <ConfirmationDialog
      isOpen={isAsking}
      title="Your code is being checked"
      label="Leave before it is? If your code is right, it is used up all the same: to sign in, wait for the next one of your app, or use another backup code."
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
