import { homePaths, needsUserAgreement, type Role } from '@sounding/domain/account';
import { paths } from '../../paths';
import type { RouteEntry } from '../../routeTable';

export interface Visit {
  /** The page a person heads for; null for a path that is not in the route table. */
  readonly page: RouteEntry | null;
  /** As the server has just answered; null if nobody is signed in. */
  readonly role: Role | null;
  readonly hasAcceptedAgreement: boolean;
}

/** Where the visit goes instead, or null when it may go on. */
export type Decision = string | null;

/** The pages that stay open until the user agreement is accepted. */
const beforeAgreement: readonly string[] = [paths.privacyNotice, paths.terms];

/** The navigation guard of section 2, rule by rule and in its order. */
export function decide({ page, role, hasAcceptedAgreement }: Visit): Decision {
  const access = page?.access;
  if (role === null) return access === 'public' ? null : paths.welcome;
  if (needsUserAgreement(role) && !hasAcceptedAgreement) {
    return page !== null && beforeAgreement.includes(page.path) ? null : paths.privacyNotice;
  }
  const isPermitted = access === 'public' || access === 'signed-in' || access === role;
  return isPermitted ? null : homePaths[role];
}
