import { ConfirmationDialog } from '@sounding/ui';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { isRecord } from '../../isRecord';
import { codeCheck } from './useOpenSession';

/**
 * Asks before a person leaves while a code is being checked, by a link, the back button or closing the page:
 * the server may have used the code up already, and a backup code is then lost for good.
 */
export function LeaveWhileChecking() {
  const queryClient = useQueryClient();
  const isChecking = useIsMutating({ mutationKey: codeCheck }) > 0;
  // The last check, also when it has ended while the dialog is closing.
  const checked = queryClient.getMutationCache().findAll({ mutationKey: codeCheck }).at(-1);
  // Read at the moment of leaving. When a session starts, the cache is emptied before the navigation.
  const isAtStake = () => queryClient.isMutating({ mutationKey: codeCheck }) > 0;
  const blocker = useBlocker(isAtStake);
  useBeforeUnload((event) => {
    if (isAtStake()) event.preventDefault();
  });
  const isAsking = blocker.state === 'blocked';
  useEffect(() => {
    // The check has ended, so no code is at risk, and the page shows the result.
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

/** Suggests backup codes only to a person who has just used one: others may have none. */
function wayOn(checked: unknown): string {
  return isRecord(checked) && 'backupCode' in checked
    ? 'use another backup code, or a code from your app'
    : 'wait for the next code in your app';
}
