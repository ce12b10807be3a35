/** A day without a time, such as 2026-10-01. */
export interface Day {
  readonly day: string;
}

/** The content of one cell; null for an empty one. */
export type CellValue = string | number | Day | null;

/** What the server hands to the worker, one message at a time, in the order of the workbook. */
export type ToWorker =
  | { readonly type: 'sheet'; readonly name: string; readonly widths: readonly number[] }
  | {
      readonly type: 'rows';
      readonly rows: readonly (readonly CellValue[])[];
      readonly isHeading: boolean;
    }
  | { readonly type: 'end' };

/** What the worker says: ready for the next message, or the finished file. */
export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'done'; readonly file: Uint8Array<ArrayBuffer> };
