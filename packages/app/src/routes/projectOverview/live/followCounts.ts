import type { Api, Schemas } from '@sounding/api-client';

interface Following {
  readonly api: Pick<Api, 'streamProjectEvents'>;
  readonly projectId: number;
  /** Stops following. */
  readonly signal: AbortSignal;
  readonly onCounts: (counts: Schemas['ProjectCounts']) => void;
  /** Called while there is no stream: the caller reads the data by requests instead. */
  readonly onInterrupted: () => void;
}

/** The pause between two tries, and so between two reads while there is no stream. */
export const pauseMillis = 30_000;

/** Reports every change of a project's counts until the signal; a stream that breaks off is opened again. */
export async function followCounts(following: Following): Promise<void> {
  const { api, projectId, signal, onCounts, onInterrupted } = following;
  while (!signal.aborted) {
    try {
      for await (const counts of api.streamProjectEvents({ path: { id: projectId }, signal })) {
        onCounts(counts);
      }
    } catch {
      // Refused, unreachable or aborted by us: in each case the pause below comes next.
    }
    await pause(signal);
    if (!isAborted(signal)) onInterrupted();
  }
}

/** Reads the signal anew: to the compiler a second direct check in the loop would always be false. */
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
