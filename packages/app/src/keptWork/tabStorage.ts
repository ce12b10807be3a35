/** The part of the Web Storage API that is needed. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** This tab's storage; where the browser forbids it, one that lasts until the page is left. */
export function ownTabStorage(): TabStorage {
  try {
    return window.sessionStorage;
  } catch {
    const items = new Map<string, string>();
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    };
  }
}

export function storeInTab(storage: TabStorage, key: string, work: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(work));
  } catch {
    // Storage is full or forbidden. The value stays in memory, and work also in its kept copy. After a reload
    // an older value must not be taken for it.
    storage.removeItem(key);
  }
}

/** The stored value; null if there is none or it is not JSON, as storage can be edited by hand. */
export function readStored(storage: TabStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The stored work; null if there is none or it has another shape. */
export function readFromTab<Work>(
  storage: TabStorage,
  key: string,
  isWork: (value: unknown) => value is Work,
): Work | null {
  const stored = readStored(storage, key);
  return isWork(stored) ? stored : null;
}
