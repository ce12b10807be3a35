export { Pagination } from './Pagination';
export type { PaginationProps } from './Pagination';
export type { PaginationMessages } from './Pagination.messages';
