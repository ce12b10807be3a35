import type { Schemas } from '@sounding/api-client';
import { errorMessages } from '@sounding/domain/errors';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../features/failures/failureText';
import { useServices } from '../../services';
import { toast } from '../../features/toasts/toast';

/** Fetches an ethics document and hands it to the browser as a file to keep. */
export function useDownload() {
  const { api } = useServices();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: Schemas['ProjectDocument']) =>
      api.downloadProjectDocument({ path: { id } }),
    onSuccess: ({ blob, fileName }, document) => keep(blob, fileName ?? document.file.name),
    onError: (error) =>
      toast({
        tone: 'error',
        message: failureText(error, errorMessages.somethingWentWrong),
      }),
  });
  return { download: mutate, downloadingId: isPending ? variables.id : null };
}

/** A link is the only way to save a file under a name that also needs the session's token to fetch. */
function keep(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken hold of the file by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
