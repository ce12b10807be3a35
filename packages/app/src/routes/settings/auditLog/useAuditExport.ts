import type { InputOf } from '@sounding/api-client';
import { failureText } from '../../../features/failures/failureText';
import { toast } from '../../../features/toasts/toast';
import { useSending } from '../../../oneAtATime';
import { saveFile } from '../../../saveFile';
import { useServices } from '../../../services';

/** Fetches all lines of the chosen filters as a file to keep. */
export function useAuditExport() {
  const { api } = useServices();
  return useSending({
    mutationFn: (query: InputOf<'exportAuditLog'>['query']) => api.exportAuditLog({ query }),
    onSuccess: ({ blob, fileName }) => saveFile(blob, fileName ?? 'audit-log.csv'),
    onError: (error) => toast({ tone: 'error', message: failureText(error) }),
  });
}
