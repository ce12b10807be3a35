import type { NewPublicationStatus } from '@sounding/domain/publication';
import { Stack } from '@sounding/ui';
import type { ReactNode } from 'react';

interface EditedFieldsProps {
  /** The status that the fields are being saved with; null while they are not being saved. */
  savingAs: NewPublicationStatus | null;
  children: ReactNode;
}

/** The fields of an editor; inert during a save, because the editor closes afterwards. */
export function EditedFields({ savingAs, children }: EditedFieldsProps) {
  return (
    <div inert={savingAs !== null}>
      <Stack gap="separate">{children}</Stack>
    </div>
  );
}
