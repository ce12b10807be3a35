import type { Schemas } from '@sounding/api-client';
import { errorMessages } from '@sounding/domain/errors';
import { useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../features/failures/failureText';
import { toast } from '../../../features/toasts/toast';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';

type Interest = Pick<Schemas['Interest'], 'id' | 'name'>;

/** Every change to the categories: the call, the list read anew, and a toast. */
export function useChangeInterests() {
  const { api } = useServices();
  const queryClient = useQueryClient();

  const report = async (change: Promise<unknown>, message: string) => {
    await change;
    await queryClient.invalidateQueries({ queryKey: queriesOf(api).interests.key });
    toast({ tone: 'success', message });
  };
  const restored = ({ id, name }: Interest) =>
    report(api.restoreInterest({ path: { id } }), `“${name}” can be chosen again.`);

  return {
    create: (name: string) => report(api.createInterest({ body: { name } }), `“${name}” is added.`),
    rename: ({ id, name }: Interest) =>
      report(api.updateInterest({ body: { id, name } }), `“${name}” is saved.`),
    remove: ({ id, name }: Interest) =>
      report(api.deleteInterest({ path: { id } }), `“${name}” is deleted.`),
    /** Asks nothing first, as deleting takes it back; so a failure has no dialog to stand in. */
    restore: (interest: Interest) => {
      restored(interest).catch((error: unknown) =>
        toast({
          tone: 'error',
          message: failureText(error, errorMessages.somethingWentWrong),
        }),
      );
    },
  };
}
