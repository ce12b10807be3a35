import type { Schemas } from '@sounding/api-client';
import { roleLabels } from '@sounding/domain/account';
import { formatShortDateTime } from '@sounding/domain/dates';
import type { ListColumn } from '../../../features/pagedList/listColumn';
import { actionWords, detailWords } from './actionWords';

type Line = Schemas['AuditLine'];

export const columns: readonly ListColumn<Line>[] = [
  {
    id: 'date',
    // In the downloaded file of the same lines, times are in UTC.
    label: 'Time (London)',
    isRowHeader: true,
    isOneLine: true,
    text: ({ date }) => formatShortDateTime(date),
  },
  { id: 'actor', label: 'Who', text: actorWords },
  { id: 'action', label: 'What', text: ({ action }) => actionWords(action) },
  { id: 'target', label: 'To whom or what', text: ({ target }) => targetWords(target) },
  { id: 'detail', label: 'Details', text: ({ detail }) => detailWords(detail) || '–' },
  { id: 'address', label: 'Network address', text: ({ ipAddress }) => ipAddress ?? '–' },
];

function actorWords({ actor, requestId }: Line): string {
  if (actor === null) return requestId === null ? 'The server' : 'Somebody not signed in';
  const { id, fullName, role } = actor;
  const name = fullName ?? `Account ${id}`;
  return role === null ? name : `${name} (${roleLabels[role]})`;
}

function targetWords(target: Line['target']): string {
  if (target === null) return '–';
  const { type, id, name } = target;
  return name ?? `${targetNames[type] ?? capitalised(type.replaceAll('-', ' '))} ${id}`;
}

/** Types that have another name in the actions. */
const targetNames: Readonly<Record<string, string>> = { 'project-document': 'Ethics document' };

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
