export const roles = ['ROLE_RESEARCHER', 'ROLE_MONITOR_RESEARCHER', 'ROLE_ADMIN'] as const;
export type Role = (typeof roles)[number];

/** The roles that an admin can give; an admin is never made through the product. */
export const assignableRoles = ['ROLE_RESEARCHER', 'ROLE_MONITOR_RESEARCHER'] as const;
export type AssignableRole = (typeof assignableRoles)[number];

export const roleLabels: Readonly<Record<Role, string>> = {
  ROLE_RESEARCHER: 'Researcher',
  ROLE_MONITOR_RESEARCHER: 'Monitor',
  ROLE_ADMIN: 'Admin',
};

/** The home page of each role: a person is redirected there from a page that their role may not see. */
export const homePaths: Readonly<Record<Role, string>> = {
  ROLE_RESEARCHER: '/',
  ROLE_MONITOR_RESEARCHER: '/dashboard',
  ROLE_ADMIN: '/admin',
};

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

export function isAssignableRole(value: unknown): value is AssignableRole {
  return assignableRoles.some((role) => role === value);
}

/** Researchers and monitors accept the user agreement before anything else; admins need not. */
export function needsUserAgreement(role: Role): boolean {
  return role !== 'ROLE_ADMIN';
}
