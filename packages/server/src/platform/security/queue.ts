export interface QueueRule {
  readonly atOnce: number;
  readonly waiting: number;
  /** What to throw once the queue is full. */
  readonly refuse: () => Error;
}

/** Runs so many pieces of work at once, lets so many wait, and refuses the rest at once. */
export function createQueue({ atOnce, waiting, refuse }: QueueRule) {
  let running = 0;
  const line: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw refuse();
      await new Promise<void>((resolve) => line.push(resolve));
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
