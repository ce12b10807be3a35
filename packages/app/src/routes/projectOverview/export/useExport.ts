import { ApiError } from '@sounding/api-client';
import { productFacts } from '@sounding/domain/product';
import { useQuery } from '@tanstack/react-query';
import { useAbortOnLeave } from '../../../useAbortOnLeave';
import { failureText } from '../../../features/failures/failureText';
import { toast } from '../../../features/toasts/toast';
import { useSending } from '../../../oneAtATime';
import { queriesOf } from '../../../queries';
import { saveFile } from '../../../saveFile';
import { useServices } from '../../../services';

/** How often the progress of a long export is read. */
const progressMillis = 1_000;

/** Asks for the encrypted workbook and hands it to the browser. The password is kept nowhere. */
export function useExport(projectId: number) {
  const { api } = useServices();
  const request = useAbortOnLeave();
  const { send, reset, data, error, isPending } = useSending({
    mutationFn: (password: string) =>
      api.exportProject({ path: { id: projectId }, body: password, signal: request.begin() }),
    onSuccess: ({ blob }) => saveFile(blob, productFacts.exportFileName),
    onError(failure) {
      if (request.isAborted() || refusalOf(failure) !== undefined) return;
      toast({ tone: 'error', message: failureText(failure) });
    },
    // The mutation's variable is the password, which must not outlive this component.
    gcTime: 0,
  });
  const { data: progress } = useQuery({
    ...queriesOf(api).projects.exportProgress(projectId),
    enabled: isPending,
    refetchInterval: progressMillis,
    // The progress of an earlier export says nothing about this one.
    gcTime: 0,
    // The export request itself reports a failure.
    retry: false,
  });

  return {
    /** Resolves once the export has ended; after a refused password, `refusal` says why. */
    start: (password: string) => send(password).then(() => undefined),
    cancel() {
      request.abort();
      reset();
    },
    isPending,
    /** Rows that the workbook has of all rows; null while unknown. */
    progress: isPending ? (progress ?? null) : null,
    /** The workbook, once it has arrived. */
    file: data?.blob ?? null,
    /** Why the server refused the password; undefined after any other failure. */
    refusal: refusalOf(error),
  };
}

/** The message at the field, which no toast repeats. */
const refusalOf = (error: Error | null) =>
  error instanceof ApiError ? error.errors[0]?.message : undefined;
