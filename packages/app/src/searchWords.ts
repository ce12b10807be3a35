import { withoutForbiddenCharacters } from '@sounding/domain/text';

/** The longest search that the contract takes. */
const longestSearch = 100;

/** What the server can look for, of what stands in a field or an address. */
export function searchWords(given: string | null): string {
  return withoutForbiddenCharacters(given ?? '').slice(0, longestSearch);
}
