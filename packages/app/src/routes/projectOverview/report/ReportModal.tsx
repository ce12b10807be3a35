import type { ReportTexts } from '@sounding/domain/report';
import { Button, Modal, Stack } from '@sounding/ui';
import { useEffect, useId, useRef } from 'react';
import { ReportForm } from './ReportForm';
import { reportFileName, useReport } from './useReport';

interface ReportModalProps {
  projectId: number;
  /** Kept by the page and by the browser, so that nothing typed is lost if the dialog or the page closes. */
  texts: ReportTexts;
  onChange: (texts: ReportTexts) => void;
  onMade: () => void;
  onClose: () => void;
}

/** Asks for the team's own words and saves the report as a file. */
export function ReportModal({ projectId, texts, onChange, onMade, onClose }: ReportModalProps) {
  const { make, isPending, isMade } = useReport({ projectId, onMade });
  const formId = useId();
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="Involvement report"
      actions={
        isMade ? (
          <Button variant="primary" onPress={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isPending={isPending}
              pendingLabel="Making it"
            >
              Make the report
            </Button>
            <Button variant="quiet" onPress={onClose}>
              Cancel
            </Button>
          </>
        )
      }
    >
      {isMade ? (
        <ReportMade />
      ) : (
        <ReportForm
          id={formId}
          texts={texts}
          onChange={onChange}
          isPending={isPending}
          onMake={() => make(texts)}
        />
      )}
    </Modal>
  );
}

function ReportMade() {
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form that had focus is gone.
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
    </Stack>
  );
}
