import type { InputOf } from '@sounding/api-client';
import type { assignableRoles } from '@sounding/domain/account';
import type { activations } from '@sounding/domain/listing';
import { listAddress } from '../features/pagedList/listAddress';

/** The columns that the server can sort by. */
const sortableColumns = [
  'fullName',
  'emailAddress',
  'role',
  'activated',
  'lastLoginDate',
  'lastActivityDate',
] as const;

interface ChosenResearchers {
  /** Undefined for both roles. */
  readonly role: (typeof assignableRoles)[number] | undefined;
  readonly activation: (typeof activations)[number];
}

/** The query for the page of researchers that an address and its filters ask for. */
export function queryOfResearchers(
  parameters: URLSearchParams,
  { role, activation }: ChosenResearchers,
): NonNullable<InputOf<'listResearchers'>['query']> {
  const search = listAddress.search(parameters);
  const sort = listAddress.sort(parameters, sortableColumns);
  return {
    page: listAddress.page(parameters),
    ...(search !== '' && { search }),
    ...(role !== undefined && { role }),
    ...(activation !== 'all' && { activated: activation === 'active' }),
    ...(sort !== undefined && { sort }),
  };
}
