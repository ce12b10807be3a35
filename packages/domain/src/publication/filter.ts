import type { PublicationStatus } from './status';

export const publicationFilters = ['ALL', 'PUBLISHED', 'DRAFT', 'DEACTIVATED'] as const;
export type PublicationFilter = (typeof publicationFilters)[number];

export const publicationFilterLabels: Readonly<Record<PublicationFilter, string>> = {
  ALL: 'All',
  PUBLISHED: 'Published',
  DRAFT: 'Draft',
  DEACTIVATED: 'Deactivated',
};

/** The items that a status filter leaves, in their order. */
export function filterByStatus<T extends { readonly status: PublicationStatus }>(
  items: readonly T[],
  filter: PublicationFilter,
): T[] {
  return items.filter(({ status }) => filter === 'ALL' || status === filter);
}
