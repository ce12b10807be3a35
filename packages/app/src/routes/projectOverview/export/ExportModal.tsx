import { Button, Modal } from '@sounding/ui';
import { useId } from 'react';
import { ExportDone, ExportDoneActions } from './ExportDone';
import { ExportForm } from './ExportForm';
import { useExport } from './useExport';

interface ExportModalProps {
  projectId: number;
  onClose: () => void;
}

/** Asks for a password and saves the export. Rendered only while open, so that nothing typed outlives it. */
export function ExportModal({ projectId, onClose }: ExportModalProps) {
  const formId = useId();
  const exporting = useExport(projectId);
  const { file, isPending } = exporting;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="Export this project"
      actions={
        file === null ? (
          <>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isPending={isPending}
              pendingLabel="Exporting"
            >
              Export
            </Button>
            <Button variant="quiet" onPress={isPending ? () => exporting.cancel() : onClose}>
              {isPending ? 'Stop the export' : 'Cancel'}
            </Button>
          </>
        ) : (
          <ExportDoneActions file={file} onClose={onClose} />
        )
      }
    >
      {file === null ? <ExportForm {...exporting} id={formId} /> : <ExportDone />}
    </Modal>
  );
}
