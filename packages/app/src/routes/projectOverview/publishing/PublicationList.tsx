import { listLimits, menuOf, newestFirst } from '@sounding/domain/listing';
import {
  filterByStatus,
  publicationFilterLabels,
  publicationFilters,
  type PublicationStatus,
} from '@sounding/domain/publication';
import { counted, numberText } from '@sounding/domain/text';
import { Button, EmptyState, Inline, Stack, StatusSelect } from '@sounding/ui';
import { useState, type ReactNode } from 'react';
import { offPaper } from '../../../paper.css';
import { PrintedFilters } from '../../../features/pagedList/PrintedFilters';
import { FocusLanding } from './FocusLanding';
import type { usePublishingView } from './usePublishingView';
import { useStanding } from './useStanding';

interface Publication {
  readonly id: number;
  readonly status: PublicationStatus;
  readonly date: string;
}

interface PublicationListProps<Item extends Publication> {
  items: readonly Item[];
  /** "update", "updates" */
  noun: { readonly one: string; readonly many: string };
  view: Pick<
    ReturnType<typeof usePublishingView>,
    'filter' | 'setFilter' | 'shown' | 'show' | 'lastEdited'
  >;
  /** Whether the address asks for something of this item: then it is shown, however far down. */
  isAskedFor?: (id: number) => boolean;
  /** The id of the element that takes focus if the item that somebody worked in leaves the list. */
  landingId: string;
  /** What the list will show, said while it is empty. */
  whatComes: string;
  children: (item: Item) => ReactNode;
}

/** Questions or updates, filtered by status, newest first; of a long list the newest, and more on request. */
export function PublicationList<Item extends Publication>({
  items,
  noun,
  view: { filter, setFilter, shown, show, lastEdited },
  isAskedFor = () => false,
  landingId,
  whatComes,
  children,
}: PublicationListProps<Item>) {
  const all = filterByStatus(
    newestFirst(items, ({ date }) => date),
    filter,
  );
  const lastNamed = all.findLastIndex(({ id }) => id === lastEdited || isAskedFor(id));
  const standing = useStanding(
    filter,
    all.map(({ id }) => id),
    Math.max(shown, lastNamed + 1),
  );
  const more = Math.min(listLimits.defaultPageSize, all.length - standing);
  const partId = (id: number) => `${landingId}-${id}`;
  /** The id of the first item that the last press of "Show more" has added. */
  const [firstOfMore, setFirstOfMore] = useState<number>();
  const showMore = () => {
    const first = all[standing];
    if (first === undefined) return;
    setFirstOfMore(first.id);
    show(standing + listLimits.defaultPageSize, partId(first.id));
  };
  const total = counted(all.length, noun.one, noun.many);
  const of = `${numberText(standing)} of ${numberText(all.length)}`;
  return (
    <Stack>
      <div className={offPaper}>
        <StatusSelect
          options={menuOf(publicationFilters, publicationFilterLabels, filter)}
          onChange={(value) => setFilter(publicationFilters.find((one) => one === value) ?? 'ALL')}
        />
      </div>
      <PrintedFilters
        chosen={[
          ['Status', filter === 'ALL' ? undefined : publicationFilterLabels[filter]],
          ['Shown', more === 0 ? undefined : `the newest ${of}`],
        ]}
      />
      <p role="status">{more > 0 ? `${total}, the newest ${numberText(standing)} shown` : total}</p>
      {all.length === 0 && (
        <EmptyState
          headingLevel={3}
          title={items.length === 0 ? `No ${noun.many} yet` : `No ${noun.many} with this status`}
        >
          {items.length === 0 ? whatComes : 'Choose another status above to see the others.'}
        </EmptyState>
      )}
      {all.slice(0, standing).map((item, index) => (
        <FocusLanding
          key={item.id}
          id={partId(item.id)}
          landingId={landingId}
          name={item.id === firstOfMore ? `${numberText(index + 1)} of ${total}` : undefined}
        >
          {children(item)}
        </FocusLanding>
      ))}
      {more > 0 && (
        <div className={offPaper}>
          <Inline>
            <Button onPress={showMore}>
              {`Show ${more} more ${more === 1 ? noun.one : noun.many}`}
            </Button>
            <span>{`${of} shown`}</span>
          </Inline>
        </div>
      )}
    </Stack>
  );
}
