import { assignableRoles, roleLabels, type AssignableRole } from '../account/roles';
import { menuOf, type MenuItem } from './menu';

export const activations = ['all', 'active', 'inactive'] as const;
export type Activation = (typeof activations)[number];

export const activationLabels: Readonly<Record<Activation, string>> = {
  all: 'All',
  active: 'Active',
  inactive: 'Inactive',
};

/** The Researchers tab starts with role researcher and every status (section 9, OPEN-46). */
export const researcherFilterDefaults = { role: 'ROLE_RESEARCHER', activation: 'all' } as const;

export function roleMenu(
  selected: AssignableRole = researcherFilterDefaults.role,
): MenuItem<AssignableRole>[] {
  return menuOf(assignableRoles, roleLabels, selected);
}

export function activationMenu(
  selected: Activation = researcherFilterDefaults.activation,
): MenuItem<Activation>[] {
  return menuOf(activations, activationLabels, selected);
}
