import { Columns, Select, Stack } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { ListSearch } from '../../../features/pagedList/ListSearch';
import type { ListAddress } from '../../../features/pagedList/useListAddress';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { actionWords } from './actionWords';
import { auditFilters } from './auditQuery';
import { DayField } from './DayField';

const anyAction = 'all';

/** The filters of the audit log; the address holds every choice. */
export function AuditFilters({ address }: { address: ListAddress }) {
  const { data: actions = [] } = useQuery(queriesOf(useServices().api).auditLog.actions());
  const { action = anyAction, from = '', to = '' } = auditFilters(address.parameters);
  // The address may name an action that never occurred, or that has not arrived yet.
  const known = action === anyAction || actions.includes(action) ? actions : [...actions, action];

  return (
    <Stack gap="tight">
      <Columns layout="filters" gap="related">
        <ListSearch address={address} label="Who did it" />
        <Select
          label="What was done"
          value={action}
          onChange={(value) => address.change({ action: value === anyAction ? null : value })}
          options={[
            { value: anyAction, label: 'All' },
            ...known.map((each) => ({ value: each, label: actionWords(each) })),
          ]}
        />
        <DayField
          label="First day"
          value={from}
          onChange={(day) => address.change({ from: day })}
        />
        <DayField label="Last day" value={to} onChange={(day) => address.change({ to: day })} />
      </Columns>
      {/* In the page from the start, so that a later message is announced. */}
      <div role="status">
        {from !== '' && to !== '' && from > to && (
          <p>The first day is after the last day, so nothing is found.</p>
        )}
      </div>
    </Stack>
  );
}
