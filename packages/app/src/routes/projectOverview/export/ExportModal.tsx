import { Modal } from '@sounding/ui';
import { ExportDone } from './ExportDone';
import { ExportForm } from './ExportForm';
import { useExport } from './useExport';

interface ExportModalProps {
  projectId: number;
  onClose: () => void;
}

/** From the password to the file. Rendered only while it is open, so that nothing typed outlives it. */
export function ExportModal({ projectId, onClose }: ExportModalProps) {
  const { file, ...exporting } = useExport(projectId);
  return (
    <Modal isOpen onClose={onClose} title="Export this project">
      {file === null ? (
        <ExportForm {...exporting} onClose={onClose} />
      ) : (
        <ExportDone file={file} onClose={onClose} />
      )}
    </Modal>
  );
}
