import { useAddressSearch, type SearchChanges } from '../../../addressSearch';
import { pageInAddress } from '../../../pageInAddress';
import { searchWords } from '../../../searchWords';

const namesOf = (questionId: number) => ({
  search: `search-${questionId}`,
  page: `page-${questionId}`,
});

/** Whether the address asks for more of a question's comments than as they stand at first. */
export function useAreCommentsAsked(): (questionId: number) => boolean {
  const { search } = useAddressSearch();
  return (questionId) => Object.values(namesOf(questionId)).some((name) => search.has(name));
}

/**
 * Which of a question's comments are read, kept in the address under the question's own names: a page
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
    /** Whether the address asks for more than the comments as they stand at first. */
    isAsked: areAsked(questionId),
    /** Answers the words that are really looked for. */
    setSearch: (words: string): string => {
      const wanted = searchWords(words.trim());
      // Typing rests after the field was filled from the address, too; nothing new is asked then.
      if (wanted !== search) change({ [names.search]: wanted, [names.page]: null }, true);
      return wanted;
    },
    /** A step back from a page that is no more replaces that. */
    setPage: (page: number, isGone: boolean) =>
      change({ [names.page]: pageInAddress.write(page) }, isGone),
  };
}
