import { ConfirmationDialog } from '@sounding/ui';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { isRecord } from '../../isRecord';
import { codeCheck } from './useOpenSession';

/**
 * Asks before a code is left behind while it is checked, by a link, the back button or with the page: the
 * server may have used it up by then, and a backup code is lost for good.
 */
export function LeaveWhileChecking() {
  const queryClient = useQueryClient();
  const isChecking = useIsMutating({ mutationKey: codeCheck }) > 0;
  // Also of one that has ended, while the question goes away.
  const checked = queryClient.getMutationCache().findAll({ mutationKey: codeCheck }).at(-1);
  // Asked at the moment of leaving. A session that begins has emptied the cache before it leads on.
  const isAtStake = () => queryClient.isMutating({ mutationKey: codeCheck }) > 0;
  const blocker = useBlocker(isAtStake);
  useBeforeUnload((event) => {
    if (isAtStake()) event.preventDefault();
  });
  const isAsking = blocker.state === 'blocked';
  useEffect(() => {
    // Nothing is at stake any more, and the page says what came of it.
    if (isAsking && !isChecking) blocker.reset();
  }, [isAsking, isChecking, blocker]);

  return (
    <ConfirmationDialog
      isOpen={isAsking}
      title="Your code is being checked"
      label={`Leave before it is? If your code is right, it is used up all the same: to sign in, ${wayOn(checked?.state.variables)}.`}
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

/** Nobody is sent for backup codes who may have none. */
function wayOn(checked: unknown): string {
  return isRecord(checked) && 'backupCode' in checked
    ? 'use another backup code, or a code from your app'
    : 'wait for the next code in your app';
}
