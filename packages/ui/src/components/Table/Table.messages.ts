import type { InlineMessageMessages } from '../InlineMessage';
import type { SortDirection } from './types';

/** Includes the word that begins the failure message. */
export interface TableMessages extends Pick<InlineMessageMessages, 'error'> {
  /** Announced while rows are loading. */
  loading: (caption: string) => string;
  /** Announced once the rows are loaded. */
  loaded: (count: number) => string;
  /** Announced in place of `loaded`, whose text it receives, if the rows are sorted by a column. */
  sorted: (loaded: string, columnLabel: string, direction: SortDirection) => string;
  /** Shown, and announced, when the rows could not be fetched. */
  failed: string;
  retry: string;
  /** Stands before the sort buttons where the table is stacked. */
  sortBy: string;
  /** The header of the column of row menus. */
  actions: string;
  /** The name of a row's menu button; the row's name follows. */
  actionsFor: string;
}

export const tableMessages = (locale: string): Omit<TableMessages, 'error'> => ({
  loading: (caption) => `${caption}: loading`,
  loaded: (count) => `${count.toLocaleString(locale)} ${count === 1 ? 'row' : 'rows'}`,
  sorted: (loaded, columnLabel, direction) => `${loaded}, sorted by ${columnLabel}, ${direction}`,
  failed: 'This list could not be loaded.',
  retry: 'Try again',
  sortBy: 'Sort by',
  actions: 'Actions',
  actionsFor: 'Actions for',
});
