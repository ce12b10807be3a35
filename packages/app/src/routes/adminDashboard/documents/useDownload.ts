import type { Schemas } from '@sounding/api-client';
import { errorMessages } from '@sounding/domain/errors';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../../features/failures/failureText';
import { saveFile } from '../../../saveFile';
import { useServices } from '../../../services';
import { toast } from '../../../features/toasts/toast';

/** Fetches an ethics document and hands it to the browser as a file to keep. */
export function useDownload() {
  const { api } = useServices();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: Schemas['ProjectDocument']) =>
      api.downloadProjectDocument({ path: { id } }),
    onSuccess: ({ blob, fileName }, document) => saveFile(blob, fileName ?? document.file.name),
    onError: (error) =>
      toast({
        tone: 'error',
        message: failureText(error, errorMessages.somethingWentWrong),
      }),
  });
  return { download: mutate, downloadingId: isPending ? variables.id : null };
}
