import type { Schemas } from '@sounding/api-client';
import { roleLabels } from '@sounding/domain/account';
import { formatLongDate } from '@sounding/domain/dates';
import { EmptyState, Inline, Table, type TableColumn } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { DecisionButtons } from '../DecisionButtons';
import { useDecisions } from '../useDecisions';
import { SignupDialog, type SignupDecision } from './SignupDialog';

/** The sign-up requests that await a decision, newest first as the server sends them (OPEN-47). */
export function SignupsTab() {
  const queries = queriesOf(useServices().api);
  const { data = [], status, refetch } = useQuery(queries.signupRequests.awaiting());
  const { decision, ask, settle, cancel } = useDecisions<SignupDecision>();
  const columns = columnsWith(decision, (asked) =>
    ask({ decision: asked, id: asked.request.id, list: data.map(({ id }) => id) }),
  );

  return (
    <>
      <Table
        caption="Signup requests"
        columns={columns}
        rows={data}
        getRowId={({ id }) => String(id)}
        status={status === 'success' ? 'ready' : status === 'error' ? 'error' : 'loading'}
        onRetry={() => void refetch()}
        empty={
          <EmptyState title="Nobody waits for an account">
            People who sign up with an address outside the university appear here.
          </EmptyState>
        }
      />
      {decision !== null && (
        <SignupDialog decision={decision} onSettled={settle} onCancel={cancel} />
      )}
    </>
  );
}

function columnsWith(
  asked: SignupDecision | null,
  decide: (decision: SignupDecision) => void,
): readonly TableColumn<Schemas['SignupRequest']>[] {
  return [
    { id: 'fullName', label: 'Name', isRowHeader: true, cell: ({ fullName }) => fullName },
    { id: 'login', label: 'Email', cell: ({ login }) => login },
    { id: 'role', label: 'Role', cell: ({ role }) => roleLabels[role] },
    {
      id: 'createdDate',
      label: 'Asked',
      isOneLine: true,
      cell: ({ createdDate }) => formatLongDate(createdDate),
    },
    {
      id: 'actions',
      label: 'Actions',
      isActions: true,
      cell: (request) => (
        <Inline gap="tight">
          <DecisionButtons
            kind="signup"
            id={request.id}
            about={request.fullName}
            isAsked={asked?.request.id === request.id}
            onDecide={(isApproved) =>
              decide({ request, approvalStatus: isApproved ? 'APPROVED' : 'REJECTED' })
            }
          />
        </Inline>
      ),
    },
  ];
}
