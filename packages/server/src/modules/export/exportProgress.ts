import type { Schemas } from '@sounding/api-client';

export interface Progress {
  /** Adds rows that the workbook now holds. */
  readonly add: (rows: number) => void;
  readonly end: () => void;
}

/**
 * How far the exports of this server have come, by account and project. Kept only in memory, because an
 * export ends with its request.
 */
export function createExportProgress() {
  const running = new Map<string, { rowsDone: number; readonly rowsTotal: number }>();
  const keyOf = (accountId: number, projectId: number) => `${accountId} ${projectId}`;
  return {
    start(accountId: number, projectId: number, rowsTotal: number): Progress {
      const key = keyOf(accountId, projectId);
      const own = { rowsDone: 0, rowsTotal };
      running.set(key, own);
      return {
        add(rows) {
          own.rowsDone = Math.min(own.rowsDone + rows, rowsTotal);
        },
        end() {
          // Another export of the same project may have taken its place.
          if (running.get(key) === own) running.delete(key);
        },
      };
    },
    /** Null where none is under way. */
    find(accountId: number, projectId: number): Schemas['ExportProgress'] {
      const own = running.get(keyOf(accountId, projectId));
      return own === undefined ? null : { ...own };
    },
  };
}

export type ExportProgress = ReturnType<typeof createExportProgress>;
