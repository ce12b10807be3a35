import { assignableRoles } from '@sounding/domain/account';
import { activations } from '@sounding/domain/listing';
import { listAddress } from '../../features/pagedList/listAddress';

/** The filters in the address; unlike the admin's list, this one starts with both roles. */
export function chosenIn(parameters: URLSearchParams) {
  return {
    role: listAddress.oneOf(parameters, 'role', assignableRoles),
    activation: listAddress.oneOf(parameters, 'status', activations) ?? 'all',
  };
}
