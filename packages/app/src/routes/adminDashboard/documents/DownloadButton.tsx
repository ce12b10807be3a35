import type { Schemas } from '@sounding/api-client';
import { failureText } from '../../../features/failures/failureText';
import { useOwnSession } from '../../../useOwnSession';
import { useToast } from '../../../features/toasts/useToast';
import { useSending } from '../../../oneAtATime';
import { saveFile } from '../../../saveFile';
import { useServices } from '../../../services';
import { ListedButton } from '../../../ListedButton';

/** Fetches an ethics document as a file to keep, for nobody but the person who asked. */
export function DownloadButton({
  document: { id, file, project },
}: {
  document: Schemas['ProjectDocument'];
}) {
  const { api } = useServices();
  const isOwnSession = useOwnSession();
  const toast = useToast();
  const { send, isPending } = useSending({
    mutationFn: () => api.downloadProjectDocument({ path: { id } }),
    onSuccess({ blob, fileName }) {
      if (isOwnSession()) saveFile(blob, fileName ?? file.name);
    },
    onError: (error) => toast({ tone: 'error', message: failureText(error) }),
  });
  return (
    <ListedButton
      about={project.title}
      isPending={isPending}
      pendingLabel="Downloading"
      onPress={() => void send()}
    >
      Download
    </ListedButton>
  );
}
