import { InlineMessage } from '@sounding/ui';
import type { ProjectInHand } from '../../features/projectInHand/projectInHand';

/** Where the project stands with its approval, as far as that matters for working on it. */
export function StatusNote({ inHand: { status, document } }: { inHand: ProjectInHand }) {
  switch (status) {
    case 'DRAFT':
    case 'PUBLISHED':
      return null;
    case 'PENDING':
      return (
        <InlineMessage tone="info" title="Awaiting approval">
          <p>
            An administrator is checking your ethics document. If you save changes now, the project
            becomes a draft again until you submit the document once more.
          </p>
        </InlineMessage>
      );
    case 'REJECTED':
      return (
        <InlineMessage tone="attention" title="Ethics document rejected">
          <p>Please submit another document.</p>
          {document !== null && document.comment !== '' && (
            <p>The administrator wrote: “{document.comment}”</p>
          )}
        </InlineMessage>
      );
  }
}
