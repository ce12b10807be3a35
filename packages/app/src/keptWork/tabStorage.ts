/** The part of the Web Storage API that is needed. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function storeInTab(storage: TabStorage, key: string, work: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(work));
  } catch {
    // Storage is full or forbidden. The work stays in memory and in the kept copy; what an earlier
    // write left here must not pass for it after a reload.
    storage.removeItem(key);
  }
}

/** Null where the tab holds none, or something else. */
export function readFromTab<Work>(
  storage: TabStorage,
  key: string,
  isWork: (value: unknown) => value is Work,
): Work | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isWork(stored) ? stored : null;
  } catch {
    return null;
  }
}
