import { listLimits } from '@sounding/domain/listing';
import { publicationFilters, type PublicationFilter } from '@sounding/domain/publication';
import { useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useAddressSearch } from '../../../addressSearch';
import type { DraftPlace } from '../../../features/draftInHand/draftInHand';
import { focusState } from '../../../features/page/returnFocus';
import { idOf } from '../../../features/page/routeParameters';
import { keepPlace, placeOnPage } from '../../../features/page/waysBack';
import { isRecord } from '../../../isRecord';

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

/** Filter, length and mode of a tab, kept in the address beside the tab's own name. */
export function usePublishingView(focus: PublishingFocus) {
  const { search, change } = useAddressSearch();
  const location: Location<unknown> = useLocation();
  const mode = modeIn(search);
  const [lastEdited, setLastEdited] = useState<number | null>(null);
  if (mode.name === 'edit' && mode.id !== lastEdited) setLastEdited(mode.id);
  const open = ({ id, about }: Pick<DraftPlace, 'id' | 'about'>, opening = {}) => {
    const named = id ?? about;
    change(
      { mode: id === null ? 'add' : 'edit', about: named === null ? null : String(named) },
      { state: { ...focusState(focus.editor), ...opening } },
    );
  };
  /** Opens the editor from an item of the list, and notes the pressed button in the history entry. */
  const openFromItem = (place: Pick<DraftPlace, 'id' | 'about'>) =>
    open(place, { openedAt: placeOnPage() });
  const showList = (landing = {}) =>
    change({ mode: null, about: null }, { state: { ...focusState(focus.list), ...landing } });

  return {
    filter: filterIn(search),
    mode,
    /** Sets the filter; the list starts again at its usual length. */
    setFilter: (filter: PublicationFilter) =>
      change({ status: filter === 'ALL' ? null : filter.toLowerCase(), shown: null }),
    /** How many of the list are shown, its newest first. */
    shown: Math.max(idOf(search.get('shown') ?? '') ?? 0, listLimits.defaultPageSize),
    /** Shows `count` items, and moves focus to the element with this id. */
    show: (count: number, focusId: string) =>
      change(
        { shown: String(count) },
        { replace: true, state: { ...keepPlace, ...focusState(focusId) } },
      ),
    /** The item whose editor was open last; null where none was. */
    lastEdited,
    add: () => open({ id: null, about: null }),
    /** Adds an item about the question with this id. */
    addAbout: (about: number) => openFromItem({ id: null, about }),
    edit: (id: number) => openFromItem({ id, about: null }),
    /** Opens the editor of that place. */
    open: (place: DraftPlace) => open(place),
    /** Leads to where the list begins. */
    showList: () => showList(),
    /** Leads to where the list was left: to the button that opened the editor, or to where the list begins. */
    returnToList: () => showList({ ...openedAtIn(location.state), otherwiseId: focus.list }),
  };
}

/** The place that the list was left at; readers check it, as a state is kept by the browser. */
function openedAtIn(state: unknown): object {
  const openedAt = isRecord(state) ? state['openedAt'] : undefined;
  return isRecord(openedAt) ? openedAt : {};
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
