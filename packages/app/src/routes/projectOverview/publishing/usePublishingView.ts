import { publicationFilters, type PublicationFilter } from '@sounding/domain/publication';
import { useAddressSearch, type SearchChanges } from '../../../addressSearch';
import type { DraftPlace } from '../../../features/draftInHand/draftInHand';
import { focusState } from '../../../features/page/returnFocus';
import { idOf } from '../../../features/page/routeParameters';

/** What a tab shows: its list, or its editor for a new item or a draft. */
export type PublishingMode =
  | { readonly name: 'view' }
  | {
      readonly name: 'add';
      /** The question that the new item is about; null where it starts empty. */
      readonly about: number | null;
    }
  | { readonly name: 'edit'; readonly id: number };

interface PublishingFocus {
  /** Takes focus when the list comes back. */
  readonly list: string;
  /** Takes focus when the editor opens. */
  readonly editor: string;
}

/** Filter and mode of a tab, kept in the address beside the tab's own name. */
export function usePublishingView(focus: PublishingFocus) {
  const { search, change } = useAddressSearch();
  const go = (changes: SearchChanges, focusId: string) =>
    change(changes, { state: focusState(focusId) });

  const open = ({ id, about }: Pick<DraftPlace, 'id' | 'about'>) => {
    const named = id ?? about;
    go(
      { mode: id === null ? 'add' : 'edit', about: named === null ? null : String(named) },
      focus.editor,
    );
  };

  return {
    filter: filterIn(search),
    mode: modeIn(search),
    setFilter: (filter: PublicationFilter) =>
      change({ status: filter === 'ALL' ? null : filter.toLowerCase() }),
    add: (about: number | null = null) => open({ id: null, about }),
    edit: (id: number) => open({ id, about: null }),
    /** Opens the editor of that place. */
    open,
    showList: () => go({ mode: null, about: null }, focus.list),
  };
}

function filterIn(search: URLSearchParams): PublicationFilter {
  const asked = search.get('status')?.toUpperCase();
  return publicationFilters.find((filter) => filter === asked) ?? 'ALL';
}

/** The mode that the address asks for. */
export function modeIn(search: URLSearchParams): PublishingMode {
  const about = idOf(search.get('about') ?? '');
  const mode = search.get('mode');
  if (mode === 'add') return { name: 'add', about };
  return mode === 'edit' && about !== null ? { name: 'edit', id: about } : { name: 'view' };
}
