import { isValidEmail, toAsciiDomain } from './email';

/**
 * Whether an address belongs to the university: what follows its last `@` is the university's
 * domain or a sub-domain of it, compared in ASCII and lower case (OPEN-42, security.md 4).
 */
export function isUniversityEmail(email: string, universityDomain: string): boolean {
  if (!isValidEmail(email)) return false;
  const domain = toAsciiDomain(email.slice(email.lastIndexOf('@') + 1));
  const university = toAsciiDomain(universityDomain);
  if (domain === null || university === null) return false;
  return domain === university || domain.endsWith(`.${university}`);
}
