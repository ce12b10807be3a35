import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface ThreadOptions {
  /** How large its heap may become. */
  readonly megabytes: number;
  /** What the worker finds in `workerData`. */
  readonly data?: unknown;
}

export interface Thread {
  /** Sends a message, and answers the worker's next one. Rejects if the thread fails, or once the signal aborts. */
  ask(message: unknown, signal: AbortSignal): Promise<unknown>;
  end(): Promise<unknown>;
}

/** Runs a bundled worker (build/workerAsText.ts) in a thread of its own, for work that would hold up every request. */
export function startThread(workerText: string, { megabytes, data }: ThreadOptions): Thread {
  const worker = new Worker(workerText, {
    eval: true,
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  const broken = new AbortController();
  // An error can come at any time. While nothing is asked nobody else listens, and an unhandled error would
  // end the server.
  worker.on('error', (error) => broken.abort(error));
  return {
    async ask(message, signal) {
      // Only a thread that works keeps the process running.
      worker.ref();
      try {
        const answered = once(worker, 'message', {
          signal: AbortSignal.any([signal, broken.signal]),
        });
        worker.postMessage(message);
        const [answer] = (await answered) as [unknown];
        return answer;
      } catch (error) {
        throw broken.signal.aborted ? broken.signal.reason : error;
      } finally {
        worker.unref();
      }
    },
    end: () => worker.terminate(),
  };
}
