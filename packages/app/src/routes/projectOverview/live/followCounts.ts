import type { Api, Schemas } from '@sounding/api-client';

interface Following {
  readonly api: Pick<Api, 'streamProjectEvents'>;
  readonly projectId: number;
  /** Ends it all. */
  readonly signal: AbortSignal;
  readonly onCounts: (counts: Schemas['ProjectCounts']) => void;
  /** The stream is not to be had for now: time to ask in the old way. */
  readonly onInterrupted: () => void;
}

/** Between two tries, and so between two questions while there is no stream. */
export const pauseMillis = 30_000;

/** Hears of every change of a project's counts until the signal; whatever breaks off is tried again. */
export async function followCounts(following: Following): Promise<void> {
  const { api, projectId, signal, onCounts, onInterrupted } = following;
  while (!signal.aborted) {
    try {
      for await (const counts of api.streamProjectEvents({ path: { id: projectId }, signal })) {
        onCounts(counts);
      }
    } catch {
      // Refused, unreachable or ended by us: the pause below is the answer to all of them.
    }
    await pause(signal);
    if (!isAborted(signal)) onInterrupted();
  }
}

/** Asked anew after waiting, when the answer may have changed. */
function isAborted({ aborted }: AbortSignal): boolean {
  return aborted;
}

function pause(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, pauseMillis);
    signal.addEventListener('abort', end);
  });
}
