import { menuOf, newestFirst } from '@sounding/domain/listing';
import {
  filterByStatus,
  publicationFilterLabels,
  publicationFilters,
  type PublicationFilter,
  type PublicationStatus,
} from '@sounding/domain/publication';
import { EmptyState, Stack, StatusSelect } from '@sounding/ui';
import type { ReactNode } from 'react';
import { offPaper } from '../../../paper.css';
import { Narrowing } from '../../../features/pagedList/Narrowing';
import { FocusLanding } from './FocusLanding';

interface Publication {
  readonly id: number;
  readonly status: PublicationStatus;
  readonly date: string;
}

interface PublicationListProps<Item extends Publication> {
  items: readonly Item[];
  /** "update", "updates" */
  noun: { readonly one: string; readonly many: string };
  filter: PublicationFilter;
  onFilter: (filter: PublicationFilter) => void;
  /** Takes focus where the item that somebody worked in has left the list. */
  landingId: string;
  /** What will stand here once there is something. */
  whatComes: string;
  children: (item: Item) => ReactNode;
}

/** Questions or updates, newest first, narrowed to a status. */
export function PublicationList<Item extends Publication>({
  items,
  noun,
  filter,
  onFilter,
  landingId,
  whatComes,
  children,
}: PublicationListProps<Item>) {
  const shown = filterByStatus(
    newestFirst(items, ({ date }) => date),
    filter,
  );
  return (
    <Stack>
      <div className={offPaper}>
        <StatusSelect
          options={menuOf(publicationFilters, publicationFilterLabels, filter)}
          onChange={(value) => onFilter(publicationFilters.find((one) => one === value) ?? 'ALL')}
        />
      </div>
      <Narrowing
        chosen={[['Status', filter === 'ALL' ? undefined : publicationFilterLabels[filter]]]}
      />
      <p role="status">
        {shown.length} {shown.length === 1 ? noun.one : noun.many}
      </p>
      {shown.length === 0 && (
        <EmptyState
          headingLevel={3}
          title={items.length === 0 ? `No ${noun.many} yet` : `No ${noun.many} with this status`}
        >
          {items.length === 0 ? whatComes : 'Choose another status above to see the others.'}
        </EmptyState>
      )}
      {shown.map((item) => (
        <FocusLanding key={item.id} landingId={landingId}>
          {children(item)}
        </FocusLanding>
      ))}
    </Stack>
  );
}
