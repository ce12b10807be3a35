import type { ReportTexts } from '@sounding/domain/report';
import { Button, Modal, Stack } from '@sounding/ui';
import { useEffect, useRef } from 'react';
import { ReportForm } from './ReportForm';
import { reportFileName, useReport } from './useReport';

interface ReportModalProps {
  projectId: number;
  /** Kept by the page, so that nothing typed is lost where the dialog is closed by mistake. */
  texts: ReportTexts;
  onChange: (texts: ReportTexts) => void;
  onClose: () => void;
}

/** From the team's own words to the file. */
export function ReportModal({ projectId, texts, onChange, onClose }: ReportModalProps) {
  const { make, isPending, isMade } = useReport(projectId);
  return (
    <Modal isOpen onClose={onClose} title="Involvement report">
      {isMade ? (
        <ReportMade onClose={onClose} />
      ) : (
        <ReportForm
          texts={texts}
          onChange={onChange}
          isPending={isPending}
          onMake={() => make(texts)}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

function ReportMade({ onClose }: { onClose: () => void }) {
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form that was sent is gone.
    outcome.current?.focus();
  }, []);

  return (
    <Stack>
      <p ref={outcome} tabIndex={-1}>
        Your report is in your downloads as {reportFileName}.
      </p>
      <p>
        It opens in any browser, without a connection. For a PDF, open it and choose Print, then
        Save as PDF.
      </p>
      <div>
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      </div>
    </Stack>
  );
}
