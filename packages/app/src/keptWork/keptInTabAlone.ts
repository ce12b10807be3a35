import { useSyncExternalStore } from 'react';
import { toast } from '../features/toasts/toast';
import { Listeners } from '../listeners';

export const keptInTabAloneMessage =
  'Your browser does not let us keep unsaved work for you. Leave this page open until you have saved your work.';

/** The names of the databases that refused their last write. */
const refusing = new Set<string>();
const listeners = new Listeners();

/**
 * Sets whether the browser refuses to keep work of one database beyond its tab. Either it has no space left,
 * which a large picture meets sooner than a few words, or it forbids databases.
 */
export function setKeptInTabAlone(database: string, isRefused: boolean): void {
  const before = isKeptInTabAlone();
  if (isRefused) refusing.add(database);
  else refusing.delete(database);
  if (isKeptInTabAlone() === before) return;
  if (isRefused) toast({ tone: 'info', message: keptInTabAloneMessage });
  listeners.tell();
}

export function isKeptInTabAlone(): boolean {
  return refusing.size > 0;
}

export function useKeptInTabAlone(): boolean {
  return useSyncExternalStore(listeners.subscribe, isKeptInTabAlone);
}
