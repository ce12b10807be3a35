import { isRecord } from '../../isRecord';

export const activityKey = 'lastActivity';

/** The stored activity; null if there is none or it has another shape. */
export function storedActivity(): { readonly login: string; readonly at: number } | null {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(activityKey) ?? 'null');
    if (!isRecord(value)) return null;
    const { login, at } = value;
    return typeof login === 'string' && typeof at === 'number' ? { login, at } : null;
  } catch {
    return null;
  }
}

/** Removes the stored activity of this account, whose session is over. */
export function forgetActivity(login: string | null): void {
  if (storedActivity()?.login === login) window.localStorage.removeItem(activityKey);
}
