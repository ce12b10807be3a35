/** The part of the Web Storage API that is needed. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function storeInTab(storage: TabStorage, key: string, work: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(work));
  } catch {
    // Storage is full or forbidden. It stays in memory, and work in the kept copy; what an earlier write
    // left here must not pass for it after a reload.
    storage.removeItem(key);
  }
}

/** Whatever the tab holds there; null where that is nothing, or no JSON, as storage can be edited by hand. */
export function readStored(storage: TabStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Null where the tab holds none, or something else. */
export function readFromTab<Work>(
  storage: TabStorage,
  key: string,
  isWork: (value: unknown) => value is Work,
): Work | null {
  const stored = readStored(storage, key);
  return isWork(stored) ? stored : null;
}
