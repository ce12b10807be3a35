import { withoutForbiddenCharacters } from '@sounding/domain/text';

/** The longest search that the contract takes. */
const longestSearch = 100;

/** The part of a text, from a field or an address, that the server accepts as a search. */
export function searchWords(given: string | null): string {
  return withoutForbiddenCharacters(given ?? '').slice(0, longestSearch);
}
