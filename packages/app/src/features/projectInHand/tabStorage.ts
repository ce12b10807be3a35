import { isProjectInHand, type ProjectInHand } from './projectInHand';
import { projectStorageKey } from './storageKey';

/** The part of the Web Storage API that is needed. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function storeInTab(storage: TabStorage, inHand: ProjectInHand): void {
  try {
    storage.setItem(projectStorageKey, JSON.stringify(inHand));
  } catch {
    // Storage is full or forbidden. The project stays in memory and in the kept copy; what an earlier
    // write left here must not pass for it after a reload.
    removeFromTab(storage);
  }
}

/** Null where the tab holds none, or something else. */
export function readFromTab(storage: TabStorage): ProjectInHand | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(projectStorageKey) ?? 'null');
    return isProjectInHand(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function removeFromTab(storage: TabStorage): void {
  storage.removeItem(projectStorageKey);
}
