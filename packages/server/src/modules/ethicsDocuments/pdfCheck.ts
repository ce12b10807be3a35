import workerText from 'virtual:pdf-worker';
import { unavailable } from '../../platform/http/problems';
import { createQueue } from '../../platform/security/queue';
import { startThread } from '../../platform/threads/startThread';

/** Few at once, since each unpacks up to 32 MB. */
const inTurn = createQueue({ atOnce: 2, waiting: 50, refuse: () => unavailable(30) });

export interface CheckLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** Many times what the worst known file of two megabytes needs. */
const checkLimits: CheckLimits = { milliseconds: 20_000, megabytes: 256 };

/**
 * Whether a PDF holds, or could hide, something that lets it act (`isThreateningPdf`), checked in a worker
 * thread. A PDF that cannot be checked within the limits counts too: it could hide anything, and a retry
 * would end the same.
 */
export const findsThreat = (
  bytes: Buffer,
  { milliseconds, megabytes }: CheckLimits = checkLimits,
): Promise<boolean> =>
  inTurn(async () => {
    const thread = startThread(workerText, { megabytes });
    const late = AbortSignal.timeout(milliseconds);
    try {
      // `pdfWorker` sends nothing else.
      return (await thread.ask(bytes, late)) as boolean;
    } catch (error) {
      if (late.aborted || isOutOfMemory(error)) return true;
      throw error;
    } finally {
      await thread.end();
    }
  });

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
