import type { NewPublicationStatus } from '@sounding/domain/publication';
import { Stack } from '@sounding/ui';
import type { ReactNode } from 'react';

interface EditedFieldsProps {
  /** As what they are being saved; null while they are not. */
  savingAs: NewPublicationStatus | null;
  children: ReactNode;
}

/** The fields of an editor. It closes once they are saved, so nothing is written in them on the way. */
export function EditedFields({ savingAs, children }: EditedFieldsProps) {
  return (
    <div inert={savingAs !== null}>
      <Stack gap="separate">{children}</Stack>
    </div>
  );
}
