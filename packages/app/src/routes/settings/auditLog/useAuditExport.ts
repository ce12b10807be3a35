import type { InputOf } from '@sounding/api-client';
import { failureText } from '../../../features/failures/failureText';
import { useOwnSession } from '../../../useOwnSession';
import { useToast } from '../../../features/toasts/useToast';
import { useSending } from '../../../oneAtATime';
import { saveFile } from '../../../saveFile';
import { useServices } from '../../../services';

/** Fetches all lines of the chosen filters as a file to keep, for nobody but the person who asked. */
export function useAuditExport() {
  const { api } = useServices();
  const isOwnSession = useOwnSession();
  const toast = useToast();
  return useSending({
    mutationFn: (query: InputOf<'exportAuditLog'>['query']) => api.exportAuditLog({ query }),
    onSuccess({ blob, fileName }) {
      if (isOwnSession()) saveFile(blob, fileName ?? 'audit-log.csv');
    },
    onError: (error) => toast({ tone: 'error', message: failureText(error) }),
  });
}
