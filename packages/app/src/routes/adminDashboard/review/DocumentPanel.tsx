import type { Schemas } from '@sounding/api-client';
import { formatShortDateTime } from '@sounding/domain/dates';
import { Button, InlineMessage, Stack } from '@sounding/ui';
import { useState } from 'react';
import { DocumentHistory, fileDeletedOn } from '../../../documentHistory/DocumentHistory';
import { SectionHeading } from '../../../features/page/SectionHeading';
import { offPaper } from '../../../paper.css';
import { DocumentView } from './DocumentView';

type Version = Schemas['ProjectDocumentVersion'];

interface DocumentPanelProps {
  /** The id of the panel's heading, which takes focus when another document is opened. */
  headingId: string;
  /** Newest first. */
  versions: readonly Version[];
}

/** Shows the opened ethics document, and below it all versions with their decisions. */
export function DocumentPanel({ headingId, versions }: DocumentPanelProps) {
  const latest = versions[0];
  const [openedId, setOpenedId] = useState(latest?.id);
  const opened = versions.find(({ id }) => id === openedId);
  const isEarlier = opened !== undefined && opened !== latest;
  const open = (id: number) => {
    setOpenedId(id);
    document.getElementById(headingId)?.focus();
  };

  return (
    <Stack>
      <SectionHeading id={headingId}>Ethics document</SectionHeading>
      {/* In the page from the start, so that a later message is announced; not printed empty, as it would part the heading from what follows. */}
      <div role="status" className={isEarlier ? undefined : offPaper}>
        {isEarlier && (
          <InlineMessage tone="attention" title="This is an earlier document">
            <bdi>{opened.file.name}</bdi>
            <span>{`, submitted on ${formatShortDateTime(opened.submittedDate)}`}</span>
          </InlineMessage>
        )}
      </div>
      {opened !== undefined && <OpenedDocument key={opened.id} version={opened} />}
      <SectionHeading level={3}>Documents and decisions</SectionHeading>
      <DocumentHistory
        versions={versions}
        isReaderDeciding
        action={({ id, submittedDate, fileDeletion }) =>
          versions.length > 1 &&
          fileDeletion === null && (
            <div>
              {id === openedId ? (
                <p>Opened above.</p>
              ) : (
                <Button variant="quiet" onPress={() => open(id)}>
                  Open the document of {formatShortDateTime(submittedDate)}
                </Button>
              )}
            </div>
          )
        }
      />
    </Stack>
  );
}

/** The reason replaces a document that is no longer kept. */
function OpenedDocument({ version }: { version: Version }) {
  const { fileDeletion } = version;
  return fileDeletion === null ? (
    <DocumentView version={version} />
  ) : (
    <InlineMessage tone="info" title="This document is no longer kept">
      {fileDeletedOn(fileDeletion)}
    </InlineMessage>
  );
}
