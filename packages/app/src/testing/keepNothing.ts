import { onTestFinished, vi } from 'vitest';
import { setKeptInTabAlone } from '../keptWork/keptInTabAlone';
import { workDatabases } from '../keptWork/workDatabases';

/** Until the test is over, the browser's database is full: unsaved work stays in the tab alone. */
export function keepNothing(): void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  onTestFinished(() => {
    put.mockRestore();
    for (const database of Object.values(workDatabases)) setKeptInTabAlone(database, false);
  });
}
