import { Button, Inline, InlineMessage } from '@sounding/ui';

interface PutBackNoteProps {
  /** "Heading 2 and its paragraph were deleted."; null where nothing can be put back. */
  deleted: string | null;
  /** The verb's words: "Put them back". */
  verb?: string;
  onPutBack: () => void;
}

/** Says what has just been deleted, and puts it back. */
export function PutBackNote({ deleted, verb = 'Put it back', onPutBack }: PutBackNoteProps) {
  return (
    // In the page from the start, so that a later message is announced.
    <div role="status">
      {deleted !== null && (
        <InlineMessage tone="info">
          <Inline>
            <span>{deleted}</span>
            <Button variant="quiet" onPress={onPutBack}>
              {verb}
            </Button>
          </Inline>
        </InlineMessage>
      )}
    </div>
  );
}
