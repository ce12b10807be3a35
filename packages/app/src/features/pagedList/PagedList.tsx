import type { UseQueryResult } from '@tanstack/react-query';
import {
  Button,
  EmptyState,
  Inline,
  Pagination,
  Stack,
  Table,
  type MenuAction,
  type TableSort,
} from '@sounding/ui';
import { useMemo, useRef, type ReactNode } from 'react';
import { isolated } from '../../isolated';
import { pageInAddress } from '../../pageInAddress';
import { saveFile } from '../../saveFile';
import { listAddress } from './listAddress';
import { PrintedFilters, type Chosen } from './PrintedFilters';
import { listCsv, tableColumns, type ListColumn } from './listColumn';
import type { ListAddress } from './useListAddress';

interface Page<Row> {
  readonly content: readonly Row[];
  readonly totalPages: number;
  readonly totalElements: number;
}

interface PagedListProps<Row extends { readonly id: number }> {
  /** Names the table and, in lower case with dashes, the file to download. */
  caption: string;
  /**
   * The id of a sortable column is its name in the contract's `sort`. A new array renders every row again, so pass
   * the same one where no column depends on the time.
   */
  columns: readonly ListColumn<Row>[];
  page: Pick<
    UseQueryResult<Page<Row>>,
    'data' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
  address: ListAddress;
  /** The total in words: "58 people". */
  counted: (total: number) => string;
  /** What other controls than the search narrow the list to. */
  chosen: readonly Chosen[];
  /** What can be done with a row. */
  rowActions?: ((row: Row) => readonly MenuAction[]) | undefined;
  /** What to try where nothing was found. */
  advice?: string;
  /** Replaces the button that downloads the page of the list. */
  download?: ReactNode;
}

/** One page of a list that the server searches, filters and sorts: its rows, its pages, its download. */
export function PagedList<Row extends { readonly id: number }>({
  caption,
  columns,
  page: { data, isError, isFetching, isPlaceholderData, refetch },
  address,
  counted,
  chosen,
  rowActions,
  advice = 'Try fewer or other words, or choose another status.',
  download,
}: PagedListProps<Row>) {
  const list = useRef<HTMLDivElement>(null);
  const shownColumns = useMemo(() => tableColumns(columns), [columns]);
  const rows = data?.content ?? [];
  const page = listAddress.page(address.parameters);
  const isBeyondEnd = data !== undefined && data.totalPages > 0 && page >= data.totalPages;
  const isFailed = isError && !isFetching;
  const isLoading = !isFailed && (data === undefined || isPlaceholderData || isBeyondEnd);
  const search = listAddress.search(address.parameters);
  const sort = sortOf(listAddress.sort(address.parameters, sortableIds(columns)));

  // The server's default order (UI-20).
  const order =
    sort === undefined && data !== undefined && data.totalElements > 1 ? ', newest first' : '';

  return (
    <Stack>
      <PrintedFilters
        chosen={[['Search', search === '' ? undefined : `“${isolated(search)}”`], ...chosen]}
      />
      <div ref={list}>
        <Table
          caption={caption}
          columns={shownColumns}
          rows={rows}
          getRowId={({ id }) => String(id)}
          rowActions={rowActions}
          sort={sort}
          onSortChange={({ columnId, direction }) =>
            address.change({ sort: `${columnId},${direction === 'ascending' ? 'asc' : 'desc'}` })
          }
          status={isFailed ? 'error' : isLoading ? 'loading' : 'ready'}
          loadingRowCount={rows.length === 0 ? undefined : rows.length}
          onRetry={() => void refetch()}
          empty={<EmptyState title="Nothing was found">{advice}</EmptyState>}
        />
      </div>
      {data !== undefined && !isFailed && (
        <>
          <Inline justify="between">
            {/* One text, which stays right where the browser translates the page. */}
            <span>{`${counted(data.totalElements)}${order}`}</span>
            {download ?? (
              <Button
                isDisabled={isLoading || rows.length === 0}
                onPress={() => saveFile(listCsv(columns, rows), fileName(caption, page))}
              >
                Download this page (CSV)
              </Button>
            )}
          </Inline>
          <Pagination
            page={page}
            totalPages={data.totalPages}
            onChange={(next) => {
              address.change({ page: pageInAddress.write(next) }, { replace: isBeyondEnd });
              // Pagination steps back from beyond the last page by itself, so focus must not move.
              if (isBeyondEnd) return;
              // The button is below the new rows, which people read from the top of the table.
              const table = list.current?.querySelector('table');
              table?.focus({ preventScroll: true });
              table?.caption?.scrollIntoView({ block: 'nearest' });
            }}
          />
        </>
      )}
    </Stack>
  );
}

function sortableIds<Row>(columns: readonly ListColumn<Row>[]): string[] {
  return columns.filter(({ isSortable }) => isSortable === true).map(({ id }) => id);
}

function sortOf(sort: string | undefined): TableSort | undefined {
  if (sort === undefined) return undefined;
  const [columnId = '', direction] = sort.split(',');
  return { columnId, direction: direction === 'asc' ? 'ascending' : 'descending' };
}

function fileName(caption: string, page: number): string {
  return `${caption.toLowerCase().replaceAll(' ', '-')}-page-${page + 1}.csv`;
}
