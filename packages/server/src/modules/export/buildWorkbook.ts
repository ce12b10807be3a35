import { unavailable } from '../../platform/http/problems';
import { startThread } from '../../platform/threads/startThread';
import workerText from 'virtual:workbook-worker';
import type { CellValue, FromWorker, ToWorker } from './worker/messages';

/** One column, with what the sheet of explanations says about it. */
interface Column {
  readonly heading: string;
  readonly meaning: string;
  /** In characters. */
  readonly width: number;
}

export type Row = readonly CellValue[];

export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  /** How many rows will come, as far as that is known before they are read. */
  readonly rowCount: number;
  /** In portions, so that a large sheet is never in memory as a whole. */
  readonly portions: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
}

export interface WorkbookLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
}

export interface WorkbookOptions {
  readonly password: string;
  /** Aborting this signal stops the work, which then throws the signal's reason. */
  readonly gone: AbortSignal;
  /** Called with the number of rows of each portion that was written. */
  readonly onRows: (rows: number) => void;
}

/** Builds and encrypts the workbook in a worker thread. The rows are read at most one portion ahead of it. */
export async function buildWorkbook(
  sheets: readonly Sheet[],
  { password, gone, onRows }: WorkbookOptions,
  { milliseconds, megabytes }: WorkbookLimits,
): Promise<Uint8Array> {
  const thread = startThread(workerText, { megabytes, data: { password } });
  const late = AbortSignal.timeout(milliseconds);
  const signal = AbortSignal.any([late, gone]);
  // `workbookWorker` sends nothing else.
  const send = (message: ToWorker) => thread.ask(message, signal) as Promise<FromWorker>;

  try {
    for (const { name, columns, portions } of sheets) {
      await send({ type: 'sheet', name, widths: columns.map(({ width }) => width) });
      await send({ type: 'rows', rows: [columns.map(({ heading }) => heading)], isHeading: true });
      for await (const rows of portions) {
        await send({ type: 'rows', rows, isHeading: false });
        onRows(rows.length);
      }
    }
    const last = await send({ type: 'end' });
    if (last.type !== 'done') throw new Error('The worker ended without a workbook');
    return last.file;
  } catch (error) {
    // The time limit was reached: the same export may succeed when the server is less busy.
    throw late.aborted ? unavailable(60, error) : error;
  } finally {
    await thread.end();
  }
}
