import type { Schemas } from '@sounding/api-client';
import { isBlank } from '@sounding/domain/text';
import { newItemKey } from './itemKey';
import { isWorthKeeping, type LocalCopy, type WorkKeeper } from './localCopy';
import {
  afterSaving,
  isProjectInHand,
  isTitleAlone,
  newProject,
  type EditableProject,
  type ProjectInHand,
  type UnansweredCreation,
} from './projectInHand';
import { projectStorageKey } from './storageKey';

/** The part of the Web Storage API that the store needs. */
type ProjectStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** How long typing may go on before it is written; a picture makes each write costly. */
const writeDelayMilliseconds = 300;

/**
 * The project in hand, in memory for the pages and in session storage for a reload (OPEN-68,
 * OPEN-69), with its unsaved work told to the keeper, who keeps it beyond the tab (OPEN-63). It
 * holds no password and no document (security.md 19).
 */
export class ProjectStore {
  readonly #storage: ProjectStorage;
  readonly #keeper: WorkKeeper;
  readonly #listeners = new Set<() => void>();
  #inHand: ProjectInHand | null;
  #discarded: ProjectInHand | null = null;
  #found: LocalCopy | null = null;
  #write: ReturnType<typeof setTimeout> | undefined;

  constructor(storage: ProjectStorage, keeper: WorkKeeper) {
    this.#storage = storage;
    this.#keeper = keeper;
    this.#inHand = read(storage);
  }

  readonly get = (): ProjectInHand | null => this.#inHand;

  /** What was discarded last and can still be put back. */
  readonly discarded = (): ProjectInHand | null => this.#discarded;

  /** Unsaved work on the project in hand that an earlier visit left, until it is used or discarded. */
  readonly found = (): LocalCopy | null => this.#found;

  /** For React's `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes a project in hand, or the same one further on. */
  take(inHand: ProjectInHand): void {
    if (inHand.formKey !== this.#inHand?.formKey) this.#found = null;
    this.#set(inHand);
  }

  /** The same, and what an earlier visit left of it is to be decided on first. */
  takeWithFound(inHand: ProjectInHand, found: LocalCopy): void {
    this.#found = found;
    this.#set(inHand);
  }

  /** Changes what is on the page; without a project in hand there is nothing to change. */
  change(changes: Partial<EditableProject>): void {
    if (this.#inHand === null) return;
    this.#discarded = null;
    this.#set({ ...this.#inHand, form: { ...this.#inHand.form, ...changes } });
  }

  /** Step 1 as it is typed: the first word begins a project, and a title that is emptied again ends it. */
  typeTitle(title: string): void {
    const begun = this.#inHand?.id === null ? this.#inHand : null;
    if (!isBlank(title)) {
      this.#discarded = null;
      this.#set(begun === null ? newProject(title) : withTitle(begun, title));
    } else if (begun !== null && isTitleAlone(begun)) {
      this.#keeper.forget(begun);
      this.#set(null);
    } else this.change({ title });
  }

  /** The first save failed; null where the server has answered that it created nothing. */
  creationFailed(unanswered: UnansweredCreation | null): void {
    if (this.#inHand?.id !== null) return;
    this.#set({ ...this.#inHand, unanswered });
  }

  /** The server has another version, of somebody else or of another tab: what is on the page changes that one. */
  rebase(stored: ProjectInHand): void {
    if (this.#inHand === null) return;
    const { version, baseline, status, document } = stored;
    this.#set({ ...this.#inHand, version, baseline, status, document });
  }

  /** The server's version takes the place of what is on the page, which can still be put back. */
  giveWayTo(stored: ProjectInHand): void {
    if (this.#inHand === null) return;
    const { version, baseline, status, document } = stored;
    this.#keeper.forget(this.#inHand);
    this.#discarded = { ...this.#inHand, version, baseline, status, document };
    this.#set(stored);
  }

  /** The server stored what was `sent`. */
  saved(sent: ProjectInHand, project: Schemas['Project']): void {
    this.#keeper.forget(sent);
    this.#discarded = null;
    if (this.#inHand !== null) this.#set(afterSaving(sent, this.#inHand, project));
    this.flush();
  }

  /** 'Cancel changes', and leaving without saving: back to what was opened or last saved. */
  discardChanges(): void {
    const inHand = this.#inHand;
    if (inHand === null) return;
    this.#keeper.forget(inHand);
    this.#discarded = inHand;
    this.#set(inHand.id === null ? null : withoutChanges(inHand));
    this.flush();
  }

  /** Undoes the last discarding. */
  putBack(): void {
    if (this.#discarded === null) return;
    const inHand = { ...this.#discarded, formKey: newItemKey() };
    this.#discarded = null;
    this.#set(inHand);
    this.flush();
  }

  /** What was found goes on the page, as changes to what the server has now. */
  useFound(): void {
    if (this.#found === null || this.#inHand === null) return;
    const { form } = this.#found.inHand;
    this.#found = null;
    this.#set({ ...this.#inHand, form, formKey: newItemKey() });
  }

  /** What was found is let go, and can still be put back. */
  discardFound(): void {
    if (this.#found === null || this.#inHand === null) return;
    const { form } = this.#found.inHand;
    this.#discarded = { ...this.#inHand, form };
    this.#found = null;
    this.#keeper.forget(this.#inHand);
    this.#set(this.#inHand);
  }

  /** Lets the project go; what is kept beyond the tab stays. */
  clear(): void {
    this.#discarded = null;
    this.#found = null;
    this.#set(null);
    this.flush();
  }

  /** Writes at once what is still waiting: the page may be about to go. */
  flush(): void {
    clearTimeout(this.#write);
    this.#write = undefined;
    if (this.#inHand === null) this.#storage.removeItem(projectStorageKey);
    else store(this.#storage, this.#inHand);
    if (this.#inHand !== null && this.#found === null && isWorthKeeping(this.#inHand)) {
      this.#keeper.keep(this.#inHand);
    }
  }

  #set(inHand: ProjectInHand | null): void {
    this.#inHand = inHand;
    this.#write ??= setTimeout(() => this.flush(), writeDelayMilliseconds);
    for (const listener of this.#listeners) listener();
  }
}

function withTitle(inHand: ProjectInHand, title: string): ProjectInHand {
  return { ...inHand, form: { ...inHand.form, title } };
}

/** 'Cancel changes': the last saved version is on the page again (OPEN-66). */
function withoutChanges(inHand: ProjectInHand): ProjectInHand {
  return { ...inHand, form: inHand.baseline ?? inHand.form, formKey: newItemKey() };
}

function store(storage: ProjectStorage, inHand: ProjectInHand): void {
  try {
    storage.setItem(projectStorageKey, JSON.stringify(inHand));
  } catch {
    // Storage is full or forbidden. The project stays in memory; only a reload would lose it, and
    // the browser asks before that.
  }
}

function read(storage: ProjectStorage): ProjectInHand | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(projectStorageKey) ?? 'null');
    return isProjectInHand(stored) ? stored : null;
  } catch {
    return null;
  }
}
