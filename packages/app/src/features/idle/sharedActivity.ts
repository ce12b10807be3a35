import { activityKey, storedActivity } from './storedActivity';

/** When a person was last active in any tab of this browser. */
export interface SharedActivity {
  /** In milliseconds since 1970; 0 if no tab has written it for this account. */
  readonly read: () => number;
  readonly write: (at: number) => void;
  /** Calls the listener when another tab writes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Shares the last activity in local storage and not by messages: a tab that the browser froze reads the
 * current value before any event reaches it. Each account has its own time; if nothing can be stored, each
 * tab has its own.
 */
export function sharedActivity(getLogin: () => string | null): SharedActivity {
  return {
    read() {
      const stored = storedActivity();
      return stored !== null && stored.login === getLogin() ? stored.at : 0;
    },
    write(at) {
      const login = getLogin();
      if (login === null) return;
      try {
        window.localStorage.setItem(activityKey, JSON.stringify({ login, at }));
      } catch {
        // Storage is full or forbidden: this tab has a time of its own.
      }
    },
    subscribe(listener) {
      const listen = ({ key }: StorageEvent) => {
        if (key === activityKey) listener();
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}
