export { Table } from './Table';
export type { TableProps } from './Table';
export type { TableMessages } from './Table.messages';
export type { SortDirection, TableColumn, TableSort, TableStatus } from './types';
