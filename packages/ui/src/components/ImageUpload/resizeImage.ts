import { drawSmaller } from './drawSmaller';
import type { DrawAnswer, DrawRequest } from './drawSmaller.worker';
import type { ResizeTarget } from './imageLimits';
import { startWorker } from './startWorker';

/**
 * Makes the picture smaller, in a worker where possible, so that typing and cancelling go on. Throws at once
 * if the signal is already aborted. A later abort stops the worker and rejects with an `AbortError`; drawing
 * on the page cannot be stopped.
 */
export function resizeImage(
  picture: Blob,
  target: ResizeTarget,
  signal: AbortSignal,
): Promise<Blob> {
  signal.throwIfAborted();
  const worker = startWorker();
  if (!worker) return drawSmaller(picture, target);

  return new Promise<Blob>((resolve, reject) => {
    const finished = new AbortController();
    const finish = (settle: () => void) => {
      finished.abort();
      worker.terminate();
      settle();
    };
    const once = { signal: finished.signal };
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<DrawAnswer>) =>
        finish(() => ('blob' in data ? resolve(data.blob) : reject(new Error(data.error)))),
      once,
    );
    // For example, the worker's script did not load: then the page draws.
    worker.addEventListener(
      'error',
      () => finish(() => resolve(drawSmaller(picture, target))),
      once,
    );
    signal.addEventListener(
      'abort',
      () => finish(() => reject(new DOMException('Cancelled', 'AbortError'))),
      once,
    );
    worker.postMessage({ picture, target } satisfies DrawRequest);
  });
}
