import { errorMessages } from '@sounding/domain/errors';
import { counted } from '@sounding/domain/text';
import { Button, InlineMessage, Modal, Stack } from '@sounding/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSending } from '../../oneAtATime';
import { queriesOf } from '../../queries';
import { useServices } from '../../services';
import { NewCodes } from './NewCodes';

/** Offers ten backup codes, and shows them only once. */
export function BackupCodesDialog({ onClose }: { onClose: () => void }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { backupCodes } = queriesOf(api).account;
  const { data: count } = useQuery(backupCodes());
  const { send, isPending, data, error } = useSending({
    mutationFn: () => api.createBackupCodes(),
    // Codes must not stay in the cache of finished mutations.
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: backupCodes().queryKey }),
  });

  return (
    <Modal
      isOpen
      title="Backup codes"
      onClose={(reason) => {
        // A stray press beside the dialog must not lose codes that nobody sees again.
        if (data === undefined || reason !== 'backdrop') onClose();
      }}
      actions={
        data === undefined ? (
          <>
            <Button
              variant="primary"
              isPending={isPending}
              pendingLabel="Making your codes"
              onPress={() => void send()}
            >
              Make ten backup codes
            </Button>
            <Button variant="quiet" onPress={onClose}>
              Not now
            </Button>
          </>
        ) : (
          <Button variant="primary" onPress={onClose}>
            I have kept my codes
          </Button>
        )
      }
    >
      {data === undefined ? (
        <Stack>
          <p>
            If your phone is lost, broken or not at hand, a backup code signs you in instead of the
            code from your authenticator app.
          </p>
          <p>{whatBecomesOf(count?.left)}</p>
          <div role="alert">
            {error !== null && (
              <InlineMessage tone="error">
                {error.message === '' ? errorMessages.somethingWentWrong : error.message}
              </InlineMessage>
            )}
          </div>
        </Stack>
      ) : (
        <NewCodes codes={data.codes} />
      )}
    </Modal>
  );
}

/** What new codes do to those of before; their number is undefined until it is known. */
function whatBecomesOf(left: number | undefined): string {
  if (left === undefined) return 'Making new codes ends those that you have made before.';
  if (left === 0) return 'You have no unused codes.';
  return `You have ${counted(left, 'unused code')}. Making new ones ends the codes that you have now.`;
}
