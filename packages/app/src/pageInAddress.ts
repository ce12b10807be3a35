import { listLimits } from '@sounding/domain/listing';

/** A page in an address, which people read and count from 1; everywhere else it counts from 0 (UI-13). */
export const pageInAddress = {
  /** The first page if the address names none. */
  read: (text: string | null): number =>
    /^[1-9]\d*$/.test(text ?? '')
      ? Math.min(Number(text) - 1, listLimits.lastPage)
      : listLimits.firstPage,

  /** Null for the first page, which the address does not name. */
  write: (page: number): string | null => (page === listLimits.firstPage ? null : String(page + 1)),
};
