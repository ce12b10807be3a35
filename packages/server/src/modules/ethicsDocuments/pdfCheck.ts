import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import workerText from 'virtual:pdf-worker';
import { unavailable } from '../../platform/http/problems';
import { createQueue } from '../../platform/security/queue';

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
    const worker = new Worker(workerText, {
      eval: true,
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    // An error can come at any time. After the answer nobody else listens, and an unhandled error would end
    // the server.
    worker.on('error', () => undefined);
    const late = AbortSignal.timeout(milliseconds);
    try {
      // `pdfWorker` sends only this one message.
      const [isThreatening] = (await once(worker, 'message', { signal: late })) as [boolean];
      return isThreatening;
    } catch (error) {
      if (late.aborted || isOutOfMemory(error)) return true;
      throw error;
    } finally {
      await worker.terminate();
    }
  });

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
