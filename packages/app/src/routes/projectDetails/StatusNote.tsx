import { formatShortDateTime } from '@sounding/domain/dates';
import { projectCompletedMessage } from '@sounding/domain/project';
import { InlineMessage } from '@sounding/ui';
import { DecisionComment } from '../../documentHistory/DecisionComment';
import type { ProjectInHand, SubmittedDocument } from '../../features/projectInHand/projectInHand';

/** The state of the project's approval, and the next step. */
export function StatusNote({ inHand }: { inHand: ProjectInHand }) {
  const { id, status, completedDate, document } = inHand;
  switch (status) {
    case 'PUBLISHED':
      return (
        completedDate != null && (
          <InlineMessage tone="attention" title="Completed">
            <p>
              {projectCompletedMessage} What you have written stays here for you to copy, until you
              discard it.
            </p>
          </InlineMessage>
        )
      );
    case 'DRAFT':
      return (
        id !== null &&
        document !== null && (
          <InlineMessage tone="info" title="Draft: not awaiting approval">
            {document.isRejected ? (
              <>
                <p>
                  An administrator has rejected your document <bdi>{document.fileName}</bdi>.
                </p>
                <Comment document={document} />
                <p>
                  When your changes are saved, submit another one with ‘Replace submitted ethics
                  doc’ below.
                </p>
              </>
            ) : document.isFileDeleted === true ? (
              <p>
                The file of your document <bdi>{document.fileName}</bdi> was deleted by the operator
                of this service, on request. When your changes are saved, submit another one with
                ‘Replace submitted ethics doc’ below.
              </p>
            ) : (
              <p>
                Your document <bdi>{document.fileName}</bdi> is on file. When your changes are
                saved, submit it once more, or another one, with ‘Replace submitted ethics doc’
                below.
              </p>
            )}
          </InlineMessage>
        )
      );
    case 'PENDING':
      return (
        <InlineMessage
          tone="info"
          title={
            document === null
              ? 'Awaiting approval'
              : `Awaiting approval since ${formatShortDateTime(document.submittedDate)}`
          }
        >
          <p>
            An administrator is checking your ethics document; you will get an email with the
            decision. If you save changes now, the project becomes a draft again until you submit
            the document once more.
          </p>
        </InlineMessage>
      );
    case 'REJECTED':
      return (
        <InlineMessage tone="attention" title="Ethics document rejected">
          {document !== null && <Comment document={document} />}
          <p>Please submit another document: choose ‘Replace submitted ethics doc’ below.</p>
        </InlineMessage>
      );
  }
}

/** The administrator's own words, shown until another document is submitted. */
function Comment({ document: { comment } }: { document: SubmittedDocument }) {
  return (
    comment !== '' && (
      <>
        <p>The administrator wrote:</p>
        <DecisionComment comment={comment} />
      </>
    )
  );
}
