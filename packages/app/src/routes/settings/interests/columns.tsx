import type { Schemas } from '@sounding/api-client';
import { numberText } from '@sounding/domain/text';
import { Tag, type TableColumn } from '@sounding/ui';

export const columns: readonly TableColumn<Schemas['InterestWithUse']>[] = [
  { id: 'name', label: 'Name', isRowHeader: true, cell: ({ name }) => name },
  {
    id: 'state',
    label: 'State',
    cell: ({ deleted }) => (
      <Tag tone={deleted ? 'neutral' : 'success'}>{deleted ? 'Deleted' : 'Offered'}</Tag>
    ),
  },
  {
    id: 'projects',
    label: 'Projects that use it',
    align: 'end',
    cell: ({ projectCount }) => numberText(projectCount),
  },
];
