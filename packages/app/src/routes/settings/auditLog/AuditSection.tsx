import { counted } from '@sounding/domain/text';
import { Button, Stack } from '@sounding/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PagedList } from '../../../features/pagedList/PagedList';
import { useListAddress } from '../../../features/pagedList/useListAddress';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { actionWords } from './actionWords';
import { AuditFilters } from './AuditFilters';
import { auditFilters, auditQuery } from './auditQuery';
import { columns } from './columns';
import { shownDay } from './DayField';
import { useAuditExport } from './useAuditExport';

/** Who did what to whom, and when, newest first. */
export function AuditSection() {
  const queries = queriesOf(useServices().api);
  const address = useListAddress();
  const page = useQuery({
    ...queries.auditLog.page(auditQuery(address.parameters)),
    placeholderData: keepPreviousData,
  });
  const { action, from, to } = auditFilters(address.parameters);
  const { send, isPending } = useAuditExport();

  return (
    <Stack>
      <AuditFilters address={address} />
      <PagedList
        caption="Audit log"
        columns={columns}
        page={page}
        address={address}
        chosen={[
          ['What was done', action && actionWords(action)],
          ['First day', from && shownDay(from)],
          ['Last day', to && shownDay(to)],
        ]}
        counted={(total) => counted(total, 'line')}
        advice="Try another person, action or time."
        download={
          <Button
            isPending={isPending}
            pendingLabel="Downloading"
            onPress={() => void send(auditFilters(address.parameters))}
          >
            Download all of them (CSV)
          </Button>
        }
      />
    </Stack>
  );
}
