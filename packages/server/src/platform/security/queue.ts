export interface QueueRule {
  readonly atOnce: number;
  readonly waiting: number;
  /** What to throw once the queue is full. */
  readonly refuse: () => Error;
}

/**
 * Runs `atOnce` pieces of work in parallel, lets `waiting` more wait, and refuses the rest. Work whose signal
 * is aborted while it waits leaves the queue.
 */
export function createQueue({ atOnce, waiting, refuse }: QueueRule) {
  let running = 0;
  const line: (() => void)[] = [];

  const inLine = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      line.push(resolve);
      signal?.addEventListener('abort', () => {
        const place = line.indexOf(resolve);
        if (place < 0) return;
        line.splice(place, 1);
        reject(signal.reason as Error);
      });
    });

  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    if (running >= atOnce) {
      if (line.length >= waiting) throw refuse();
      await inLine(signal);
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
