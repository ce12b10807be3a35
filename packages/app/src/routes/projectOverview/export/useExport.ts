import { ApiError } from '@sounding/api-client';
import { errorMessages } from '@sounding/domain/errors';
import { productFacts } from '@sounding/domain/product';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { failureText } from '../../../features/failures/failureText';
import { toast } from '../../../features/toasts/toast';
import { useSending } from '../../../oneAtATime';
import { queriesOf } from '../../../queries';
import { saveFile } from '../../../saveFile';
import { useServices } from '../../../services';

/** How often a long export is asked how far it is. */
const progressMillis = 1_000;

/** Asks for the encrypted workbook and hands it to the browser. The password is kept nowhere. */
export function useExport(projectId: number) {
  const { api } = useServices();
  const request = useRef<AbortController | null>(null);
  const { send, reset, data, error, isPending } = useSending({
    mutationFn: (password: string) => {
      request.current = new AbortController();
      const { signal } = request.current;
      return api.exportProject({ path: { id: projectId }, body: password, signal });
    },
    onSuccess: ({ blob }) => saveFile(blob, productFacts.exportFileName),
    onError(failure) {
      if (request.current?.signal.aborted === true || refusalOf(failure) !== undefined) return;
      toast({ tone: 'error', message: failureText(failure, errorMessages.somethingWentWrong) });
    },
    // What the mutation was given is the password, and goes with whoever asked.
    gcTime: 0,
  });
  useEffect(() => () => request.current?.abort(), []);
  const { data: progress } = useQuery({
    ...queriesOf(api).projects.exportProgress(projectId),
    enabled: isPending,
    refetchInterval: progressMillis,
    // What an earlier export came to says nothing about this one.
    gcTime: 0,
    // The export itself tells what fails.
    retry: false,
  });

  return {
    /** Ends once it went well or `refusal` says why not. */
    start: (password: string) => send(password).then(() => undefined),
    cancel() {
      request.current?.abort();
      reset();
    },
    isPending,
    /** Rows that the workbook has of all rows; null while nobody can say. */
    progress: isPending ? (progress ?? null) : null,
    /** The workbook, once it is there. */
    file: data?.blob ?? null,
    /** What the server has against the password, where it is that. */
    refusal: refusalOf(error),
  };
}

/** The field says it, and nothing else does. */
const refusalOf = (error: Error | null) =>
  error instanceof ApiError ? error.errors[0]?.message : undefined;
