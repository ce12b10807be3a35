import type { Schemas } from '@sounding/api-client';
import { roleLabels } from '@sounding/domain/account';
import { formatLongDate } from '@sounding/domain/dates';
import { Tag } from '@sounding/ui';
import type { ListColumn } from '../features/pagedList/listColumn';

type Researcher = Schemas['Researcher'];

const dateOrNever = (date: string | null) => (date === null ? 'Never' : formatLongDate(date));
const activity = ({ activated }: Researcher) => (activated ? 'Active' : 'Inactive');

/** Columns of the lists of researchers (OPEN-06, OPEN-46); each id is the name in the contract's `sort`. */
export const researcherColumns: readonly ListColumn<Researcher>[] = [
  {
    id: 'fullName',
    label: 'Name',
    isRowHeader: true,
    isSortable: true,
    text: ({ fullName }) => fullName,
  },
  {
    id: 'emailAddress',
    label: 'Email',
    isSortable: true,
    text: ({ emailAddress }) => emailAddress,
  },
  { id: 'role', label: 'Role', isSortable: true, text: ({ role }) => roleLabels[role] },
  {
    id: 'activated',
    label: 'Status',
    isSortable: true,
    text: activity,
    cell: (researcher) => (
      <Tag tone={researcher.activated ? 'success' : 'neutral'}>{activity(researcher)}</Tag>
    ),
  },
  {
    id: 'lastLoginDate',
    label: 'Last login',
    isSortable: true,
    isOneLine: true,
    text: ({ lastLoginDate }) => dateOrNever(lastLoginDate),
  },
  {
    id: 'lastActivityDate',
    label: 'Last activity',
    isSortable: true,
    isOneLine: true,
    text: ({ lastActivityDate }) => dateOrNever(lastActivityDate),
  },
];
