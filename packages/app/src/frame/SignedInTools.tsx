import { Menu } from '@sounding/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackupCodesDialog } from '../features/backupCodes/BackupCodesDialog';
import { backupCodesOffer } from '../features/backupCodes/backupCodesOffer';
import { useSession } from '../features/session/useSession';
import { paths } from '../paths';
import { useServices } from '../services';

/** What a signed-in person can do for their own account, on every page with a header. */
export function SignedInTools() {
  const navigate = useNavigate();
  useEffect(() => {
    // Fetched ahead: the page which says that the server cannot be reached could not be fetched then.
    import('../features/page/FailedPage').catch(() => undefined);
  }, []);
  const { login } = useSession(useServices().session);
  const offeredTo = useSyncExternalStore(backupCodesOffer.subscribe, backupCodesOffer.get);
  return (
    <>
      <Menu
        label="Account"
        variant="quiet"
        items={[
          {
            id: 'change-password',
            label: 'Change password',
            onAction: () => void navigate(paths.changePassword),
          },
          {
            id: 'backup-codes',
            label: 'Backup codes',
            onAction: () => backupCodesOffer.open(login),
          },
        ]}
      />
      {offeredTo !== null && offeredTo === login && (
        <BackupCodesDialog onClose={backupCodesOffer.close} />
      )}
    </>
  );
}
