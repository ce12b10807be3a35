import type { Schemas } from '@sounding/api-client';
import { numberText } from '@sounding/domain/text';
import { LeavableDialog } from '../../../deciding/LeavableDialog';
import { failureText } from '../../../features/failures/failureText';
import { isolated } from '../../../isolated';
import type { ChangeInterests } from './useChangeInterests';

interface DeleteDialogProps extends Pick<ChangeInterests, 'remove'> {
  interest: Schemas['InterestWithUse'];
  onClose: () => void;
}

/** Asks before a category can no longer be chosen. */
export function DeleteDialog({ interest, remove, onClose }: DeleteDialogProps) {
  return (
    <LeavableDialog
      label={`Delete “${isolated(interest.name)}”? It can no longer be chosen. ${consequence(interest.projectCount)} You can restore it.`}
      confirmLabel="Delete"
      tone="danger"
      onConfirm={async (_, close) => {
        try {
          await remove(interest);
        } catch (error) {
          throw new Error(failureText(error), { cause: error });
        }
        close();
      }}
      onCancel={onClose}
    />
  );
}

function consequence(projectCount: number): string {
  if (projectCount === 0) return 'No project uses it.';
  if (projectCount === 1) return 'The project that uses it keeps it.';
  return `The ${numberText(projectCount)} projects that use it keep it.`;
}
