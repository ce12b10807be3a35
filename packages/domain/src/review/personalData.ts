import { holdsNhsNumber } from './nhsNumber';
import { digitGroups } from './numbers';
import { holdsPostcode } from './postcode';
import { holdsTelephoneNumber } from './telephone';

/** What a comment may give away about a person. */
export const personalDataHints = ['EMAIL', 'TELEPHONE', 'POSTCODE', 'NHS_NUMBER'] as const;
export type PersonalDataHint = (typeof personalDataHints)[number];

/**
 * Personal data that a comment seems to hold, so that its reviewer looks twice. A hint, not a verdict: it
 * may miss data spelt out in words, and may take another number for a telephone number.
 */
export function findPersonalData(comment: string): PersonalDataHint[] {
  // Full-width digits, unusual spaces and the like become the plain characters they stand for.
  const text = comment.normalize('NFKC');
  const numbers = digitGroups(text);
  const isFound: Readonly<Record<PersonalDataHint, boolean>> = {
    EMAIL: emailAddress.test(text),
    TELEPHONE: numbers.some(holdsTelephoneNumber),
    POSTCODE: holdsPostcode(text),
    NHS_NUMBER: numbers.some(holdsNhsNumber),
  };
  return personalDataHints.filter((hint) => isFound[hint]);
}

/** Something@something.tld, or with the sign written as (at). */
const emailAddress =
  /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]\s?(?:@|[([]at[)\]])\s?[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.\p{L}/iu;
