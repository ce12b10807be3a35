import { ApiError } from '@sounding/api-client';
import type { PublicationStatus } from '@sounding/domain/publication';
import { useToast } from '../../../features/toasts/useToast';
import { isOfOtherVersion } from '../../../versions/ifMatch';
import { useSending } from '../../../oneAtATime';

interface ListAction {
  readonly send: () => Promise<unknown>;
  /** The item's status after success. */
  readonly status: PublicationStatus;
  /** The toast's text after success. */
  readonly outcome: string;
}

interface ListedItem {
  /** Shows the item in the list with this status. */
  readonly show: (status: PublicationStatus) => void;
  /** Reads the list again. */
  readonly refresh: () => Promise<unknown>;
}

/**
 * Publishes, deactivates or activates from a list. A failure shows no message and leaves the shown
 * status as it is (ERR-18, OPEN-79), unless the list itself was out of date.
 */
export function useListAction({ show, refresh }: ListedItem) {
  const toast = useToast();
  const { send: sendAction, isPending } = useSending({
    mutationFn: ({ send }: ListAction) => send(),
    onError: async (error) => {
      // The stored item differs from the one shown, so the person sees it before publishing it, or it has the
      // status already, because an earlier answer was lost.
      const isDecided = error instanceof ApiError && error.status === 409;
      if (isDecided || isOfOtherVersion(error)) await refresh();
    },
    onSuccess: async (_, { status, outcome }) => {
      // Before the list is read again, which may fail: nobody is to be offered the same action twice.
      show(status);
      await refresh();
      toast({ tone: 'success', message: outcome });
    },
  });
  return { act: (action: ListAction) => void sendAction(action), isPending };
}
