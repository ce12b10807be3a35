import { errorMessages } from '@sounding/domain/errors';
import type { ReportTexts } from '@sounding/domain/report';
import { useEffect, useRef } from 'react';
import { failureText } from '../../../features/failures/failureText';
import { toast } from '../../../features/toasts/toast';
import { useSending } from '../../../oneAtATime';
import { saveFile } from '../../../saveFile';
import { useServices } from '../../../services';

/** The name of the file among the browser's downloads. */
export const reportFileName = 'involvement-report.html';

interface ReportOptions {
  readonly projectId: number;
  /** Called once the file has been handed to the browser. */
  readonly onMade: () => void;
}

/** Asks for the report and hands it to the browser. */
export function useReport({ projectId, onMade }: ReportOptions) {
  const { api } = useServices();
  const request = useRef<AbortController | null>(null);
  // Closing the dialog stops the request; the words stay kept.
  useEffect(() => () => request.current?.abort(), []);
  const { send, isPending, isSuccess } = useSending({
    mutationFn: (texts: ReportTexts) => {
      request.current = new AbortController();
      const { signal } = request.current;
      return api.makeInvolvementReport({ path: { id: projectId }, body: texts, signal });
    },
    onSuccess({ blob }) {
      saveFile(blob, reportFileName);
      onMade();
    },
    onError(failure) {
      if (request.current?.signal.aborted === true) return;
      toast({ tone: 'error', message: failureText(failure, errorMessages.somethingWentWrong) });
    },
  });
  return { make: (texts: ReportTexts) => void send(texts), isPending, isMade: isSuccess };
}
