/** What is loaded when it is first asked for and kept from then on, unless that failed: then the next who asks loads it. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () =>
    (loaded ??= load().catch((failure: unknown) => {
      loaded = undefined;
      throw failure;
    }));
}
