import { onTestFinished, vi } from 'vitest';
import { setKeptInTabAlone } from '../keptWork/keptInTabAlone';

/** Until the test is over, the browser's database is full: unsaved work stays in the tab alone. */
export function keepNothing(): void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  onTestFinished(() => {
    put.mockRestore();
    for (const database of ['sounding-unsaved-work', 'sounding-unsaved-drafts'])
      setKeptInTabAlone(database, false);
  });
}
