import { errorMessages } from '@sounding/domain/errors';
import type { ReportTexts } from '@sounding/domain/report';
import { failureText } from '../../../features/failures/failureText';
import { toast } from '../../../features/toasts/toast';
import { useSending } from '../../../oneAtATime';
import { saveFile } from '../../../saveFile';
import { useServices } from '../../../services';

/** How the browser's downloads name it. */
export const reportFileName = 'involvement-report.html';

interface ReportOptions {
  readonly projectId: number;
  /** The file has been handed to the browser. */
  readonly onMade: () => void;
}

/** Asks for the report and hands it to the browser. */
export function useReport({ projectId, onMade }: ReportOptions) {
  const { api } = useServices();
  const { send, isPending, isSuccess } = useSending({
    mutationFn: (texts: ReportTexts) =>
      api.makeInvolvementReport({ path: { id: projectId }, body: texts }),
    onSuccess({ blob }) {
      saveFile(blob, reportFileName);
      onMade();
    },
    onError: (failure) =>
      toast({ tone: 'error', message: failureText(failure, errorMessages.somethingWentWrong) }),
  });
  return { make: (texts: ReportTexts) => void send(texts), isPending, isMade: isSuccess };
}
