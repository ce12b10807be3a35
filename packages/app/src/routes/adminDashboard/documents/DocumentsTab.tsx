import type { Schemas } from '@sounding/api-client';
import { formatLongDate } from '@sounding/domain/dates';
import { EmptyState, Inline, Table, type TableColumn } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths';
import { useServices } from '../../../services';
import { DecisionButtons } from '../DecisionButtons';
import { useDecisions } from '../useDecisions';
import { DocumentDecisionDialog, type Decision } from './DocumentDecisionDialog';
import { DownloadButton } from './DownloadButton';
import { queriesOf } from '../../../queries';

type Document = Schemas['ProjectDocument'];

/** The ethics documents that await a decision, newest first as the server sends them. */
export function DocumentsTab() {
  const queries = queriesOf(useServices().api);
  const { data = [], status, refetch } = useQuery(queries.ethics.awaiting());
  const { decision, ask, settle, cancel } = useDecisions<Decision>();
  const decide = (document: Document, approved: boolean) =>
    ask({
      decision: decisionOn(document, approved),
      id: document.id,
      list: data.map(({ id }) => id),
    });

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
          <DecisionButtons
            kind="document"
            id={document.id}
            about={document.project.title}
            isAsked={decision?.documentId === document.id}
            onDecide={(approved) => decide(document, approved)}
          />
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
      {decision !== null && (
        <DocumentDecisionDialog decision={decision} onSettled={settle} onCancel={cancel} />
      )}
    </>
  );
}

function decisionOn({ id, project }: Document, approved: boolean): Decision {
  return { documentId: id, project, approved };
}
