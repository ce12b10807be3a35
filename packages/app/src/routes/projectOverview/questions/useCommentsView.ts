import { useAddressSearch, type SearchChanges } from '../../../addressSearch';
import { pageInAddress } from '../../../pageInAddress';
import { searchWords } from '../../../searchWords';

const namesOf = (questionId: number) => ({
  search: `search-${questionId}`,
  page: `page-${questionId}`,
});

/** Whether the address names a search or a page of a question's comments. */
export function useAreCommentsAsked(): (questionId: number) => boolean {
  const { search } = useAddressSearch();
  return (questionId) => Object.values(namesOf(questionId)).some((name) => search.has(name));
}

/**
 * Which of a question's comments are shown, kept in the address under names with the question's id: a page
 * shows several questions, and each has its comments.
 */
export function useCommentsView(questionId: number) {
  const address = useAddressSearch();
  const areAsked = useAreCommentsAsked();
  const names = namesOf(questionId);
  const search = searchWords(address.search.get(names.search));
  const change = (changes: SearchChanges, replace = false) => address.change(changes, { replace });
  return {
    search,
    page: pageInAddress.read(address.search.get(names.page)),
    /** Whether the address names a search or a page of these comments. */
    isAsked: areAsked(questionId),
    /** Returns the words that are really searched for. */
    setSearch: (words: string): string => {
      const wanted = searchWords(words.trim());
      // The debounce also ends after the address has filled the field; then the words are not new.
      if (wanted !== search) change({ [names.search]: wanted, [names.page]: null }, true);
      return wanted;
    },
    /** Leaving a page that no longer exists replaces its history entry. */
    setPage: (page: number, isGone: boolean) =>
      change({ [names.page]: pageInAddress.write(page) }, isGone),
  };
}
