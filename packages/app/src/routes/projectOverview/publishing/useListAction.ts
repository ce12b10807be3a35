import { toast } from '../../../features/toasts/toast';
import { isOfOtherVersion } from '../../../versions/ifMatch';
import { useSending } from '../../../oneAtATime';

interface ListAction {
  readonly send: () => Promise<unknown>;
  /** Said once it is done. */
  readonly outcome: string;
}

/**
 * Publishes, deactivates or activates from a list. A failure shows no message and leaves the shown
 * status as it is (ERR-18, OPEN-79).
 */
export function useListAction(refresh: () => Promise<unknown>) {
  const { send: sendAction, isPending } = useSending({
    mutationFn: ({ send }: ListAction) => send(),
    onError: async (error) => {
      // What the list shows is not what would have been published; the reader sees that first.
      if (isOfOtherVersion(error)) await refresh();
    },
    onSuccess: async (_, { outcome }) => {
      await refresh();
      toast({ tone: 'success', message: outcome });
    },
  });
  return { act: (action: ListAction) => void sendAction(action), isPending };
}
