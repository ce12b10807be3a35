import { ApiError } from '@sounding/api-client';
import { outcomeMessages } from '@sounding/domain/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../features/failures/failureText';
import { useToast } from '../../../features/toasts/useToast';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { underOneKey } from '../../../versions/underOneKey';

export interface Completion {
  /** Ends the project. Says how it turned out, and never rejects. */
  readonly complete: () => Promise<void>;
  /** A completion was sent, and its answer has not come. */
  readonly isUnderWay: boolean;
  /** The project was completed on this page. */
  readonly isDone: boolean;
}

export function useCompletion(projectId: number): Completion {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: () =>
      underOneKey(['completeProject', projectId], (header) =>
        api.completeProject({ path: { id: projectId }, header }),
      ),
    async onSuccess() {
      // The list shows the end too. What cannot be read again now is read again later.
      await queryClient.invalidateQueries({ queryKey: queriesOf(api).projects.key });
      toast({ tone: 'success', message: outcomeMessages.projectCompleted });
    },
    async onError(error) {
      toast({ tone: 'error', message: failureText(error) });
      // The project's state differs from what this page shows: it may have been completed elsewhere.
      if (error instanceof ApiError && error.status === 409)
        await queryClient.invalidateQueries({ queryKey: queriesOf(api).projects.key });
    },
  });
  return {
    complete: () => mutateAsync().catch(() => undefined),
    isUnderWay: isPending,
    isDone: isSuccess,
  };
}
