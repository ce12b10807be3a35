export interface PaginationMessages {
  /** Names the navigation. */
  label: string;
  previous: string;
  next: string;
  /** Shown, and announced when it changes. Both numbers count from 1. */
  page: (page: number, totalPages: number) => string;
}

export const paginationMessages = (locale: string): PaginationMessages => ({
  label: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  page: (page, totalPages) =>
    `Page ${page.toLocaleString(locale)} of ${totalPages.toLocaleString(locale)}`,
});
