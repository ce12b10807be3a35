import type { InputOf } from '@sounding/api-client';
import { assignableRoles } from '@sounding/domain/account';
import { activations, listLimits, researcherFilterDefaults } from '@sounding/domain/listing';
import { listAddress } from '../features/pagedList/listAddress';

export const pageSizes = [String(listLimits.defaultPageSize), '50', '100'] as const;

/** The columns that the server can sort by. */
const sortableColumns = [
  'fullName',
  'emailAddress',
  'role',
  'activated',
  'lastLoginDate',
  'lastActivityDate',
] as const;

/** The filters in the address, with the defaults of section 9 for those that it leaves out. */
export function chosenIn(parameters: URLSearchParams) {
  return {
    role: listAddress.oneOf(parameters, 'role', assignableRoles) ?? researcherFilterDefaults.role,
    activation:
      listAddress.oneOf(parameters, 'status', activations) ?? researcherFilterDefaults.activation,
    size: listAddress.oneOf(parameters, 'size', pageSizes) ?? pageSizes[0],
  };
}

/** The query for the page of researchers that an address asks for, the same for admin and monitor. */
export function researcherQuery(
  parameters: URLSearchParams,
): NonNullable<InputOf<'listResearchers'>['query']> {
  const { role, activation, size } = chosenIn(parameters);
  const search = listAddress.search(parameters);
  const sort = listAddress.sort(parameters, sortableColumns);
  return {
    page: listAddress.page(parameters),
    size: Number(size),
    role,
    ...(search !== '' && { search }),
    ...(activation !== 'all' && { activated: activation === 'active' }),
    ...(sort !== undefined && { sort }),
  };
}
