import type { InputOf } from '@sounding/api-client';
import { assignableRoles } from '@sounding/domain/account';
import { activations } from '@sounding/domain/listing';
import { listAddress } from '../../features/pagedList/listAddress';

/** The columns that the server can sort by. */
const sortable = [
  'fullName',
  'emailAddress',
  'role',
  'activated',
  'lastLoginDate',
  'lastActivityDate',
] as const;

/** What the address chooses; unlike the admin's list this one starts with both roles. */
export function chosenIn(parameters: URLSearchParams) {
  return {
    role: listAddress.oneOf(parameters, 'role', assignableRoles),
    activation: listAddress.oneOf(parameters, 'status', activations) ?? 'all',
  };
}

export function researcherQuery(
  parameters: URLSearchParams,
): NonNullable<InputOf<'listResearchers'>['query']> {
  const { role, activation } = chosenIn(parameters);
  const search = listAddress.search(parameters);
  const sort = listAddress.sort(parameters, sortable);
  return {
    page: listAddress.page(parameters),
    ...(search !== '' && { search }),
    ...(role !== undefined && { role }),
    ...(activation !== 'all' && { activated: activation === 'active' }),
    ...(sort !== undefined && { sort }),
  };
}
