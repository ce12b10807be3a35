import { Menu } from '@sounding/ui';
import { useSyncExternalStore } from 'react';
import { BackupCodesDialog } from './features/backupCodes/BackupCodesDialog';
import { backupCodesOffer } from './features/backupCodes/backupCodesOffer';

/** What a signed-in person can do for their own account, on every page with a header. */
export function SignedInTools() {
  const isOffered = useSyncExternalStore(backupCodesOffer.subscribe, backupCodesOffer.get);
  return (
    <>
      <Menu
        label="Account"
        variant="quiet"
        items={[{ id: 'backup-codes', label: 'Backup codes', onAction: backupCodesOffer.open }]}
      />
      {isOffered && <BackupCodesDialog onClose={backupCodesOffer.close} />}
    </>
  );
}
