import type { Schemas } from '@sounding/api-client';
import { formatLongDate } from '@sounding/domain/dates';
import { Button, EmptyState, Inline, Table, type TableColumn } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../paths';
import { useServices } from '../../../services';
import { DecisionDialog, type Decision } from './DecisionDialog';
import { DownloadButton } from './DownloadButton';
import { queriesOf } from '../../../queries';

type Document = Schemas['ProjectDocument'];

/** The ethics documents that await a decision, newest first as the server sends them. */
export function DocumentsTab() {
  const queries = queriesOf(useServices().api);
  const { data = [], status, refetch } = useQuery(queries.ethics.awaiting());
  const [decision, setDecision] = useState<Decision | null>(null);

  const columns: readonly TableColumn<Document>[] = [
    { id: 'title', label: 'Project', isRowHeader: true, cell: ({ project }) => project.title },
    { id: 'researcher', label: 'Researcher', cell: ({ project }) => project.researcher.fullName },
    {
      id: 'submitted',
      label: 'Submitted',
      isOneLine: true,
      cell: ({ submittedDate }) => formatLongDate(submittedDate),
    },
    {
      id: 'actions',
      label: 'Actions',
      isActions: true,
      cell: (document) => (
        <Inline gap="tight">
          <DownloadButton document={document} />
          <Button onPress={() => setDecision(decisionOn(document, true))}>Approve</Button>
          <Button onPress={() => setDecision(decisionOn(document, false))}>Reject</Button>
        </Inline>
      ),
    },
  ];

  return (
    <>
      <Table
        caption="Projects awaiting approval"
        columns={columns}
        rows={data}
        getRowId={({ id }) => String(id)}
        getRowHref={({ project }) => paths.reviewProject(project.id)}
        status={status === 'success' ? 'ready' : status === 'error' ? 'error' : 'loading'}
        onRetry={() => void refetch()}
        empty={
          <EmptyState title="Nothing awaits your decision">
            Projects appear here once a researcher has submitted an ethics document.
          </EmptyState>
        }
      />
      <DecisionDialog decision={decision} onClose={() => setDecision(null)} />
    </>
  );
}

function decisionOn({ id, project }: Document, approved: boolean): Decision {
  return { documentId: id, title: project.title, approved };
}
