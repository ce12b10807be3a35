import { assignableRoles } from '@sounding/domain/account';
import { activations, listLimits, researcherFilterDefaults } from '@sounding/domain/listing';
import { listAddress } from '../../../features/pagedList/listAddress';
import { queryOfResearchers } from '../../../researchers/queryOfResearchers';

export const pageSizes = [String(listLimits.defaultPageSize), '50', '100'] as const;

/** The filters in the address, with the defaults of section 9 for those that it leaves out. */
export function chosenIn(parameters: URLSearchParams) {
  return {
    role: listAddress.oneOf(parameters, 'role', assignableRoles) ?? researcherFilterDefaults.role,
    activation:
      listAddress.oneOf(parameters, 'status', activations) ?? researcherFilterDefaults.activation,
    size: listAddress.oneOf(parameters, 'size', pageSizes) ?? pageSizes[0],
  };
}

export function researcherQuery(parameters: URLSearchParams) {
  const { size, ...chosen } = chosenIn(parameters);
  return { ...queryOfResearchers(parameters, chosen), size: Number(size) };
}
