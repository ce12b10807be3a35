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
  /** Without it, both. */
  readonly role: (typeof assignableRoles)[number] | undefined;
  readonly activation: (typeof activations)[number];
}

/** The page of researchers that an address asks for, of those that its filters choose. */
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
