import { productFacts } from '@sounding/domain/product';
import { Button, Stack } from '@sounding/ui';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../saveFile';

/** The same bytes under the name that today's spreadsheet programs expect. */
const modernName = productFacts.exportFileName.replace(/\.xls$/, '.xlsx');

/** What was saved, and what a spreadsheet program may ask. */
export function ExportDone() {
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form that had focus is gone.
    outcome.current?.focus();
  }, []);

  return (
    <Stack>
      <p ref={outcome} tabIndex={-1}>
        Your spreadsheet is in your downloads as {productFacts.exportFileName}.
      </p>
      <p>
        Some spreadsheet programs say that the format and the ending .xls do not match. The file is
        safe to open: choose Yes, then type the password. Saved as .xlsx, it opens without that
        question.
      </p>
    </Stack>
  );
}

interface ExportDoneActionsProps {
  file: Blob;
  onClose: () => void;
}

/** The button that closes the dialog, and one that saves the same file under its other name. */
export function ExportDoneActions({ file, onClose }: ExportDoneActionsProps) {
  return (
    <>
      <Button variant="primary" onPress={onClose}>
        Done
      </Button>
      <Button onPress={() => saveFile(file, modernName)}>Save as .xlsx too</Button>
    </>
  );
}
