import { listLimits, totalPages } from '@sounding/domain';
import type { Window } from './shuffledPage';

export interface PageQuery {
  readonly page?: number;
  readonly size?: number;
}

/** The page that was asked for; beyond the last one it is empty. */
export async function toPage<T>(
  { page = listLimits.firstPage, size = listLimits.defaultPageSize }: PageQuery = {},
  totalElements: number,
  read: (window: Window) => Promise<T[]>,
) {
  const offset = page * size;
  return {
    content: offset < totalElements ? await read({ limit: size, offset }) : [],
    pageNumber: page,
    totalPages: totalPages(totalElements, size),
    totalElements,
  };
}
