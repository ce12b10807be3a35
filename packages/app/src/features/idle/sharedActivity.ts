import { timings } from '@sounding/domain/account';
import { isRecord } from '../../isRecord';

const storageKey = 'lastActivity';

/** When a person was last active in any tab of this browser. */
export interface SharedActivity {
  /** In milliseconds since 1970; 0 where no tab has said. */
  readonly read: () => number;
  readonly write: (at: number) => void;
  /** Their session is over. */
  readonly forget: () => void;
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
      const stored = parse(readText());
      return stored !== null && stored.login === getLogin() ? stored.at : 0;
    },
    write(at) {
      const login = getLogin();
      if (login === null) return;
      try {
        window.localStorage.setItem(storageKey, JSON.stringify({ login, at }));
      } catch {
        // Full or forbidden: this tab counts for itself.
      }
    },
    forget() {
      if (parse(readText())?.login === getLogin()) window.localStorage.removeItem(storageKey);
    },
    subscribe(listener) {
      const listen = ({ key }: StorageEvent) => {
        if (key === storageKey) listener();
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}

/** What a tab that was closed has left, once no session can be that old any more. */
export function forgetOldActivity(): void {
  const stored = parse(readText());
  if (stored !== null && Math.abs(Date.now() - stored.at) > timings.idleExpirySeconds * 1000)
    window.localStorage.removeItem(storageKey);
}

function readText(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function parse(text: string | null): { login: string; at: number } | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return null;
    const { login, at } = value;
    return typeof login === 'string' && typeof at === 'number' ? { login, at } : null;
  } catch {
    return null;
  }
}
