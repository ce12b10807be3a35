import type { Schemas } from '@sounding/api-client';
import { Button, Modal } from '@sounding/ui';
import { useId, useState } from 'react';
import { useIsHere } from '../../../isHere';
import { InterestForm } from './InterestForm';
import { RenamedMeanwhile, type ChangeInterests } from './useChangeInterests';
import { useInterestName } from './useInterestName';

interface RenameModalProps extends Pick<ChangeInterests, 'rename'> {
  interest: Schemas['InterestWithUse'];
  onClose: () => void;
}

/** Gives a category another name, wherever it is used. */
export function RenameModal({ interest, rename, onClose }: RenameModalProps) {
  const { id, name: stored } = interest;
  const formId = useId();
  const [version, setVersion] = useState(interest.version);
  const isHere = useIsHere();
  const writing = useInterestName(stored, async (name) => {
    try {
      await rename({ id, name, version });
    } catch (error) {
      if (error instanceof RenamedMeanwhile) setVersion(error.version);
      throw error;
    }
    // By now the modal may be open for another category.
    if (isHere.current) onClose();
  });
  return (
    <Modal
      isOpen
      title="Edit interest category"
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={writing.isPending}
            pendingLabel="Saving"
          >
            Save changes
          </Button>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <InterestForm
        id={formId}
        label="Edit interest category"
        fieldLabel="Name"
        writing={writing}
      />
    </Modal>
  );
}
