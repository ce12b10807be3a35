import type { Page } from '@playwright/test';

const database = 'sounding-unsaved-work';

/** The database of unsaved updates and questions. */
export const draftDatabase = 'sounding-unsaved-drafts';

/** For how long the database is kept busy, in milliseconds. */
const busyTime = 2000;

/** All unsaved work in this database of the page's browser, as one text to search for words. */
export function keptWork(page: Page, keptIn = database): Promise<string> {
  return page.evaluate(async (name) => {
    // Opening a database that does not exist yet would create it without the product's store.
    const known = await indexedDB.databases();
    if (!known.some((one) => one.name === name)) return '';
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('The kept work cannot be opened.'));
    });
    const values = await Promise.all(
      [...opened.objectStoreNames].map(
        (store) =>
          new Promise<unknown>((resolve, reject) => {
            const request = opened.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error ?? new Error('It cannot be read.'));
          }),
      ),
    );
    opened.close();
    return JSON.stringify(values);
  }, keptIn);
}

/** Keeps the database of unsaved work busy for a while, so that all other requests to it have to wait. */
export async function occupyKeptWork(page: Page): Promise<void> {
  await page.evaluate(
    ([name, time]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () =>
          reject(opening.error ?? new Error('The kept work cannot be opened.'));
        opening.onsuccess = () => {
          const stores = [...opening.result.objectStoreNames];
          const transaction = opening.result.transaction(stores, 'readwrite');
          const until = performance.now() + time;
          const goOn = () => {
            resolve();
            if (performance.now() > until) return;
            transaction.objectStore(stores[0] ?? '').count().onsuccess = goOn;
          };
          transaction.oncomplete = () => opening.result.close();
          goOn();
        };
      }),
    [database, busyTime] as const,
  );
}
