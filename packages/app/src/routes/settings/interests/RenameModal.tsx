import type { Schemas } from '@sounding/api-client';
import { Modal } from '@sounding/ui';
import { useState } from 'react';
import { useIsHere } from '../../../isHere';
import { InterestForm } from './InterestForm';
import { RenamedMeanwhile, type ChangeInterests } from './useChangeInterests';

interface RenameModalProps extends Pick<ChangeInterests, 'rename'> {
  interest: Schemas['InterestWithUse'];
  onClose: () => void;
}

/** Gives a category another name, wherever it is used. */
export function RenameModal({ interest, rename, onClose }: RenameModalProps) {
  const { id, name: stored } = interest;
  const [version, setVersion] = useState(interest.version);
  const isHere = useIsHere();
  return (
    <Modal isOpen title="Edit interest category" onClose={onClose}>
      <InterestForm
        label="Edit interest category"
        fieldLabel="Name"
        submitLabel="Save changes"
        stored={stored}
        onSave={async (name) => {
          try {
            await rename({ id, name, version });
          } catch (error) {
            if (error instanceof RenamedMeanwhile) setVersion(error.version);
            throw error;
          }
          // By now the modal may be open for another category.
          if (isHere.current) onClose();
        }}
      />
    </Modal>
  );
}
