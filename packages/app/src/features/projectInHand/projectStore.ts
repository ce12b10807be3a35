import { newItemKey } from './itemKey';
import type { EditableProject, ProjectInHand } from './projectInHand';

/** The part of the Web Storage API that the store needs. */
type ProjectStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The session's holder of the project in hand (section 3). */
const storageKey = 'project';

/** How long typing may go on before it is written; a picture makes each write costly. */
const writeDelayMilliseconds = 300;

/**
 * The project in hand, in memory for the pages and in session storage for a reload (OPEN-68,
 * OPEN-69). It holds no password and no document (security.md 19).
 */
export class ProjectStore {
  readonly #storage: ProjectStorage;
  readonly #listeners = new Set<() => void>();
  #inHand: ProjectInHand | null;
  #write: ReturnType<typeof setTimeout> | undefined;

  constructor(storage: ProjectStorage) {
    this.#storage = storage;
    this.#inHand = read(storage);
  }

  readonly get = (): ProjectInHand | null => this.#inHand;

  /** For React's `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes a project in hand, or the same one further on. */
  take(inHand: ProjectInHand): void {
    this.#set(inHand);
  }

  /** Changes what is on the page; without a project in hand there is nothing to change. */
  change(changes: Partial<EditableProject>): void {
    if (this.#inHand === null) return;
    this.#set({ ...this.#inHand, form: { ...this.#inHand.form, ...changes } });
  }

  /** 'Cancel changes', and leaving without saving: back to what was opened or last saved. */
  discardChanges(): void {
    const inHand = this.#inHand;
    if (inHand?.id == null) this.clear();
    else this.#set(withoutChanges(inHand));
  }

  clear(): void {
    this.#set(null);
    this.flush();
  }

  /** Writes at once what is still waiting: the page may be about to go. */
  flush(): void {
    clearTimeout(this.#write);
    this.#write = undefined;
    if (this.#inHand === null) this.#storage.removeItem(storageKey);
    else store(this.#storage, this.#inHand);
  }

  #set(inHand: ProjectInHand | null): void {
    this.#inHand = inHand;
    this.#write ??= setTimeout(() => this.flush(), writeDelayMilliseconds);
    for (const listener of this.#listeners) listener();
  }
}

/** 'Cancel changes': the last saved version is on the page again (OPEN-66). */
function withoutChanges(inHand: ProjectInHand): ProjectInHand {
  return { ...inHand, form: inHand.baseline ?? inHand.form, formKey: newItemKey() };
}

function store(storage: ProjectStorage, inHand: ProjectInHand): void {
  try {
    storage.setItem(storageKey, JSON.stringify(inHand));
  } catch {
    // Storage is full or forbidden. The project stays in memory; only a reload would lose it, and
    // the browser asks before that.
  }
}

function read(storage: ProjectStorage): ProjectInHand | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    return isProjectInHand(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Only this store writes the key, so its shape is known by its outline; anything else is dropped. */
function isProjectInHand(value: unknown): value is ProjectInHand {
  if (typeof value !== 'object' || value === null || !('form' in value)) return false;
  const { form } = value;
  return (
    typeof form === 'object' &&
    form !== null &&
    'title' in form &&
    typeof form.title === 'string' &&
    'contents' in form &&
    Array.isArray(form.contents) &&
    'questions' in form &&
    Array.isArray(form.questions)
  );
}
