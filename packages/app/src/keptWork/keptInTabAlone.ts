import { useSyncExternalStore } from 'react';
import { toast } from '../features/toasts/toast';

export const keptInTabAloneMessage =
  'Your browser does not let us keep unsaved work for you. Leave this page open until you have saved your work.';

let isAlone = false;
const listeners = new Set<() => void>();

/** Whether the browser refuses to keep unsaved work beyond its tab: it is out of space, or forbids its database. */
export function setKeptInTabAlone(next: boolean): void {
  if (next === isAlone) return;
  isAlone = next;
  if (isAlone) toast({ tone: 'info', message: keptInTabAloneMessage });
  for (const listener of listeners) listener();
}

export function isKeptInTabAlone(): boolean {
  return isAlone;
}

export function useKeptInTabAlone(): boolean {
  return useSyncExternalStore(subscribe, isKeptInTabAlone);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
