import type { Schemas } from '@sounding/api-client';
import { Card, EmptyState, Stack, Table, type MenuAction } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offPaper } from '../../../paper.css';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { AddInterest } from './AddInterest';
import { columns } from './columns';
import { DeleteDialog } from './DeleteDialog';
import { RenameModal } from './RenameModal';
import { useChangeInterests } from './useChangeInterests';

type Interest = Schemas['InterestWithUse'];

/** What a project's audience can be interested in: all categories, deleted ones included (OPEN-05). */
export function InterestsSection() {
  const queries = queriesOf(useServices().api);
  const { data = [], status, refetch } = useQuery(queries.interests.all());
  const { create, rename, remove, restore } = useChangeInterests();
  const [renamed, setRenamed] = useState<Interest | null>(null);
  const [deleted, setDeleted] = useState<Interest | null>(null);

  const actionsFor = (interest: Interest): MenuAction[] => [
    { id: 'edit', label: 'Edit', onAction: () => setRenamed(interest) },
    interest.deleted
      ? { id: 'restore', label: 'Restore', onAction: () => restore(interest) }
      : { id: 'delete', label: 'Delete', tone: 'danger', onAction: () => setDeleted(interest) },
  ];

  return (
    <Stack gap="separate">
      <div className={offPaper}>
        <Card>
          <AddInterest create={create} />
        </Card>
      </div>
      <Table
        caption="Interest categories"
        columns={columns}
        rows={data}
        getRowId={({ id }) => String(id)}
        rowActions={actionsFor}
        status={status === 'success' ? 'ready' : status === 'error' ? 'error' : 'loading'}
        onRetry={() => void refetch()}
        empty={
          <EmptyState title="No categories yet">
            Categories appear here once you have added one.
          </EmptyState>
        }
      />
      {renamed && (
        <RenameModal
          key={renamed.id}
          interest={renamed}
          rename={rename}
          onClose={() => setRenamed(null)}
        />
      )}
      {deleted && (
        <DeleteDialog interest={deleted} remove={remove} onClose={() => setDeleted(null)} />
      )}
    </Stack>
  );
}
