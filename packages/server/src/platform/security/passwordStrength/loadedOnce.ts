/** Loads at the first call and keeps the result; after a failure the next call loads again. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () =>
    (loaded ??= load().catch((failure: unknown) => {
      loaded = undefined;
      throw failure;
    }));
}
