import type { ReportTexts } from '@sounding/domain/report';
import { useAbortOnLeave } from '../../../useAbortOnLeave';
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
  // Closing the dialog stops the request; the words stay kept.
  const request = useAbortOnLeave();
  const { send, isPending, isSuccess } = useSending({
    mutationFn: (texts: ReportTexts) =>
      api.makeInvolvementReport({ path: { id: projectId }, body: texts, signal: request.begin() }),
    onSuccess({ blob }) {
      saveFile(blob, reportFileName);
      onMade();
    },
    onError(failure) {
      if (request.isAborted()) return;
      toast({ tone: 'error', message: failureText(failure) });
    },
  });
  return { make: (texts: ReportTexts) => void send(texts), isPending, isMade: isSuccess };
}
