import { isRecord } from '../../isRecord';

export const activityKey = 'lastActivity';

/** Null where the browser holds none, or something else. */
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

/** The session of this account is over. */
export function forgetActivity(login: string | null): void {
  if (storedActivity()?.login === login) window.localStorage.removeItem(activityKey);
}
