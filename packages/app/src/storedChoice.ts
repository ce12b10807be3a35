/** One of a few choices that a person made in this browser; null until they made one. */
export interface StoredChoice<Choice extends string> {
  readonly get: () => Choice | null;
  readonly set: (choice: Choice) => void;
  /** For React's `useSyncExternalStore`; hears of choices made in other tabs too. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Keeps a choice in local storage, so that it outlives the tab and holds in every other one. Where the
 * browser refuses to store anything, the choice holds until the page is left.
 */
export function storedChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
): StoredChoice<Choice> {
  const listeners = new Set<() => void>();
  let unstored: Choice | null = null;

  const listen = ({ key: changed }: StorageEvent) => {
    // If another tab empties the storage, the event names no key.
    if (changed === key || changed === null) notify();
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };

  return {
    get() {
      const text = unstored ?? read(key);
      return choices.find((choice) => choice === text) ?? null;
    },
    set(choice) {
      unstored = write(key, choice) ? null : choice;
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', listen);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', listen);
      };
    },
  };
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
