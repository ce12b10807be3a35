import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import workerText from 'virtual:pdf-worker';
import { unavailable } from '../../platform/http/problems';
import { createQueue } from '../../platform/security/queue';

/** Few at once, since each unpacks up to 32 MB. */
const inTurn = createQueue({ atOnce: 2, waiting: 50, refuse: () => unavailable(30) });

/** Whether a PDF holds, or could hide, what lets it act (`isThreateningPdf`), found in a thread of its own. */
export const findsThreat = (bytes: Buffer): Promise<boolean> =>
  inTurn(async () => {
    const worker = new Worker(workerText, { eval: true, workerData: bytes });
    // What `pdfWorker` says, and nothing else.
    const [isThreatening] = (await once(worker, 'message')) as [boolean];
    return isThreatening;
  });
