import type { InputOf } from '@sounding/api-client';
import { assignableRoles } from '@sounding/domain/account';
import { activations, listLimits, researcherFilterDefaults } from '@sounding/domain/listing';
import { listAddress } from '../../../features/pagedList/listAddress';

/** The columns that the server can sort by. */
const sortableColumns = [
  'fullName',
  'emailAddress',
  'role',
  'activated',
  'lastLoginDate',
  'lastActivityDate',
] as const;

export const pageSizes = [String(listLimits.defaultPageSize), '50', '100'] as const;

/** What the address chooses, and the defaults of section 9 for what it leaves out. */
export function chosenIn(parameters: URLSearchParams) {
  return {
    role: listAddress.oneOf(parameters, 'role', assignableRoles) ?? researcherFilterDefaults.role,
    activation:
      listAddress.oneOf(parameters, 'status', activations) ?? researcherFilterDefaults.activation,
    size: listAddress.oneOf(parameters, 'size', pageSizes) ?? pageSizes[0],
    sort: listAddress.sort(parameters, sortableColumns),
  };
}

export function researcherQuery(
  parameters: URLSearchParams,
): NonNullable<InputOf<'listResearchers'>['query']> {
  const { role, activation, size, sort } = chosenIn(parameters);
  const search = listAddress.search(parameters);
  return {
    role,
    page: listAddress.page(parameters),
    size: Number(size),
    ...(search !== '' && { search }),
    ...(activation !== 'all' && { activated: activation === 'active' }),
    ...(sort !== undefined && { sort }),
  };
}
