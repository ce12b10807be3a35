import { listLimits } from './limits';

/** One page of a longer list. */
export interface Paged<T> {
  readonly content: T[];
  /** Zero-based. */
  readonly pageNumber: number;
  readonly totalPages: number;
}

export function totalPages(items: number, size: number = listLimits.defaultPageSize): number {
  return Math.ceil(items / size);
}

/** `Page 1 of 3` for page index 0; an empty list reads `Page 1 of 1` (OPEN-84). */
export function pageLabel(page: number, pages: number): string {
  return `Page ${page + 1} of ${Math.max(1, pages)}`;
}

export function hasPreviousPage(page: number): boolean {
  return page > listLimits.firstPage;
}

export function hasNextPage(page: number, pages: number): boolean {
  return page + 1 < pages;
}

/** The page nearest to the one asked for; one step back where the last page was emptied. */
export function nearestPage(page: number, pages: number): number {
  const wanted = Number.isInteger(page) ? page : listLimits.firstPage;
  return Math.max(listLimits.firstPage, Math.min(wanted, pages - 1));
}

/** One page of a list that is wholly at hand. */
export function pageOf<T>(
  items: readonly T[],
  page: number,
  size: number = listLimits.defaultPageSize,
): Paged<T> {
  const start = page * size;
  return {
    content: items.slice(start, start + size),
    pageNumber: page,
    totalPages: totalPages(items.length, size),
  };
}
