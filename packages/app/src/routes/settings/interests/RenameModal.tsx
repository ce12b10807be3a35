import type { Schemas } from '@sounding/api-client';
import { Modal } from '@sounding/ui';
import { InterestForm } from './InterestForm';
import { useChangeInterests } from './useChangeInterests';

interface RenameModalProps {
  /** The category to rename; null while there is none. */
  interest: Schemas['InterestWithUse'] | null;
  onClose: () => void;
}

/** Gives a category another name, wherever it is used. */
export function RenameModal({ interest, onClose }: RenameModalProps) {
  const { rename } = useChangeInterests();
  if (interest === null) return null;
  const { id, name: stored } = interest;
  return (
    <Modal isOpen title="Edit interest category" onClose={onClose}>
      <InterestForm
        label="Edit interest category"
        fieldLabel="Name"
        submitLabel="Save changes"
        stored={stored}
        onSave={async (name) => {
          await rename({ id, name });
          onClose();
        }}
      />
    </Modal>
  );
}
