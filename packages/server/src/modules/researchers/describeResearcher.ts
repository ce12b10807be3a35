import type { Schemas } from '@sounding/api-client';
import { isAssignableRole } from '@sounding/domain';
import type { StoredResearcher } from './researcherRepository';

export function describeResearcher(stored: StoredResearcher): Schemas['Researcher'] {
  const { id, fullName, login, role, activated, lastLoginAt, lastActivityAt, version } = stored;
  if (!isAssignableRole(role)) throw new Error(`Account ${id} is no researcher or monitor`);
  return {
    id,
    fullName,
    role,
    activated,
    emailAddress: login,
    lastLoginDate: lastLoginAt?.toISOString() ?? null,
    lastActivityDate: lastActivityAt?.toISOString() ?? null,
    version,
  };
}
