import { toast } from '../../../features/toasts/toast';
import { isOfOtherVersion } from '../../../versions/ifMatch';
import { useSending } from '../../../oneAtATime';

interface ListAction {
  readonly send: () => Promise<unknown>;
  /** The toast's text after success. */
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
      // The stored item differs from the one shown, so the person sees it before publishing it.
      if (isOfOtherVersion(error)) await refresh();
    },
    onSuccess: async (_, { outcome }) => {
      await refresh();
      toast({ tone: 'success', message: outcome });
    },
  });
  return { act: (action: ListAction) => void sendAction(action), isPending };
}
