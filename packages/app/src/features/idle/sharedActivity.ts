import { activityKey, storedActivity } from './storedActivity';

/** When a person was last active in any tab of this browser. */
export interface SharedActivity {
  /** In milliseconds since 1970; 0 where no tab has said. */
  readonly read: () => number;
  readonly write: (at: number) => void;
  /** Hears what other tabs write. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * In local storage and not in messages: a tab that the browser froze reads what is true now, before
 * it hears of anything. Each account counts for itself; where nothing can be stored, each tab does.
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
        // Full or forbidden: this tab counts for itself.
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
