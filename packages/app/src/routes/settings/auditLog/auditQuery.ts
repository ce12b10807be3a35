import type { InputOf } from '@sounding/api-client';
import { listAddress } from '../../../features/pagedList/listAddress';

type Filters = NonNullable<InputOf<'exportAuditLog'>['query']>;

/** The API's forms of actions and days; anything else in the address is ignored. */
const actionForm = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
const dayForm = /^20\d\d-\d\d-\d\d$/;

const longestAction = 100;

/** The filters in the address, without the page number. */
export function auditFilters(parameters: URLSearchParams): Filters {
  const action = parameters.get('action') ?? '';
  const actor = listAddress.search(parameters);
  const from = parameters.get('from') ?? '';
  const to = parameters.get('to') ?? '';
  return {
    ...(action.length <= longestAction && actionForm.test(action) && { action }),
    ...(actor !== '' && { actor }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}

export function auditQuery(
  parameters: URLSearchParams,
): NonNullable<InputOf<'listAuditLines'>['query']> {
  return { ...auditFilters(parameters), page: listAddress.page(parameters) };
}

/** `Date` turns a day that no calendar has into either an invalid date or another day. */
function isDay(text: string): boolean {
  const noon = new Date(`${text}T12:00:00Z`);
  return dayForm.test(text) && noon.getTime() > 0 && noon.toISOString().startsWith(text);
}
