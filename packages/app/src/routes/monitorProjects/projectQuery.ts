import type { InputOf } from '@sounding/api-client';
import { monitorStatuses } from '@sounding/domain/project';
import { listAddress } from '../../features/pagedList/listAddress';

/** The columns that the server can sort by. */
const sortable = ['title', 'researcher', 'status', 'launchDate', 'endDate'] as const;

/** `all`, or one of the four totals of the dashboard (OPEN-08). */
export const statusChoices = ['all', ...monitorStatuses] as const;

export function statusIn(parameters: URLSearchParams) {
  return listAddress.oneOf(parameters, 'status', statusChoices) ?? 'all';
}

export function projectQuery(
  parameters: URLSearchParams,
): NonNullable<InputOf<'listMonitorProjects'>['query']> {
  const search = listAddress.search(parameters);
  const sort = listAddress.sort(parameters, sortable);
  const status = statusIn(parameters);
  return {
    page: listAddress.page(parameters),
    ...(search !== '' && { search }),
    ...(status !== 'all' && { status }),
    ...(sort !== undefined && { sort }),
  };
}
