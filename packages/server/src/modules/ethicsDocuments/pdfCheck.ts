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

/** Many times what the worst two megabytes that we know of take. */
const checkLimits: CheckLimits = { milliseconds: 20_000, megabytes: 256 };

/**
 * Whether a PDF holds, or could hide, what lets it act (`isThreateningPdf`), found in a thread of its own.
 * One that cannot be looked through within the limits could hide anything, and the same again another time.
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
    // At any time: once it has answered nobody else listens, and an error would end the server.
    worker.on('error', () => undefined);
    const late = AbortSignal.timeout(milliseconds);
    try {
      // What `pdfWorker` says, and nothing else.
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
