import type { Schemas } from '@sounding/api-client';
import { failureText } from '../../../features/failures/failureText';
import { toast } from '../../../features/toasts/toast';
import { useSending } from '../../../oneAtATime';
import { saveFile } from '../../../saveFile';
import { useServices } from '../../../services';
import { RowButton } from '../RowButton';

/** Fetches an ethics document and hands it to the browser as a file to keep. */
export function DownloadButton({
  document: { id, file, project },
}: {
  document: Schemas['ProjectDocument'];
}) {
  const { api } = useServices();
  const { send, isPending } = useSending({
    mutationFn: () => api.downloadProjectDocument({ path: { id } }),
    onSuccess: ({ blob, fileName }) => saveFile(blob, fileName ?? file.name),
    onError: (error) => toast({ tone: 'error', message: failureText(error) }),
  });
  return (
    <RowButton
      about={project.title}
      isPending={isPending}
      pendingLabel="Downloading"
      onPress={() => void send()}
    >
      Download
    </RowButton>
  );
}
