import type { Schemas } from '@sounding/api-client';
import { isBlank } from '@sounding/domain/text';
import { readFromTab, storeInTab, type TabStorage } from '../../keptWork/tabStorage';
import { Listeners } from '../../listeners';
import { copyKey } from './copyKey';
import { newFormKey } from './keys';
import { isWorthKeeping, type LocalCopy, type WorkKeeper } from './localCopy';
import {
  afterSaving,
  isProjectInHand,
  isTitleAlone,
  newProject,
  submittedDocument,
  type EditableProject,
  type ProjectInHand,
  type UnansweredSave,
} from './projectInHand';
import { savableOver, unsavableOver, withPartsOf } from './savable';
import { tabKeys } from '../../keptWork/tabKeys';

/** In milliseconds: React renders a change before it is written. */
const untilDrawn = 50;
/** In milliseconds: the least time between two writes during typing, as a picture makes each write costly. */
const betweenWrites = 200;

/**
 * Holds the project in hand: in memory for the pages, and in session storage for a reload (OPEN-68, OPEN-69).
 * It hands unsaved work to the keeper, which keeps it beyond the tab (OPEN-63). It holds no password and no
 * document (security.md 19).
 */
export class ProjectStore {
  readonly #storage: TabStorage;
  readonly #keeper: WorkKeeper;
  readonly #listeners = new Listeners();
  #inHand: ProjectInHand | null;
  #discarded: ProjectInHand | null = null;
  #found: LocalCopy | null = null;
  #isResumed: boolean;
  /** The form key under which a copy is kept beyond the tab. */
  #keptKey: string | null = null;
  #write: ReturnType<typeof setTimeout> | undefined;
  #writtenAt = 0;

  constructor(storage: TabStorage, keeper: WorkKeeper) {
    this.#storage = storage;
    this.#keeper = keeper;
    this.#inHand = this.#resume();
    this.#isResumed = this.#inHand !== null;
  }

  readonly get = (): ProjectInHand | null => this.#inHand;

  /** What was discarded last and can still be put back. */
  readonly discarded = (): ProjectInHand | null => this.#discarded;

  /** Unsaved work on the project in hand that an earlier visit left, until it is used or discarded. */
  readonly found = (): LocalCopy | null => this.#found;

  /** Whether the project comes from the tab's storage, and so may be older than the server's version. */
  readonly isResumed = (): boolean => this.#isResumed;

  readonly subscribe = this.#listeners.subscribe;

  /** Takes a project in hand, or a later state of the same project. */
  take(inHand: ProjectInHand): void {
    if (inHand.formKey !== this.#inHand?.formKey) {
      if (this.#write !== undefined) this.flush();
      this.#found = null;
    }
    this.#isResumed = false;
    this.#set(inHand);
  }

  /** Continues a project that was never saved, from the copy that some tab has left. */
  takeUp({ inHand }: LocalCopy): void {
    this.take(this.#asOwn(inHand));
  }

  /** Takes a project in hand with unsaved work of an earlier visit, on which the person must decide first. */
  takeWithFound(inHand: ProjectInHand, found: LocalCopy): void {
    this.#found = found;
    this.#isResumed = false;
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
      void this.#keeper.forget(begun);
      this.#set(null);
    } else this.change({ title });
  }

  /** Notes a save that is under way, and writes that at once, so that it is known after a crash. */
  sending(unanswered: UnansweredSave): void {
    if (this.#inHand === null) return;
    this.#set({ ...this.#inHand, unanswered });
    this.flush();
  }

  /** The server has refused what was `sent`, and stored nothing of it; an `earlier` save may still have arrived. */
  refused(sent: ProjectInHand, earlier: UnansweredSave | null): void {
    const current = this.asItStands(sent);
    if (current !== null) this.#set({ ...current, unanswered: earlier });
  }

  /** Takes over a version that somebody else or another tab saved: the page now holds changes to that one. */
  rebase(stored: ProjectInHand): void {
    const former = this.#inHand;
    if (former === null) return;
    const { formKey, form } = former;
    this.#set({ ...stored, formKey, form: savableOver(stored, form) });
    if (former.id === stored.id) return;
    // From now on the copy is kept under the key of that project.
    this.flush();
    void this.#keeper.forget(former);
  }

  /** Replaces what is on the page by the server's version; the changes can still be put back. */
  giveWayTo(stored: ProjectInHand): void {
    const inHand = this.#inHand;
    if (inHand === null) return;
    void this.#keeper.forget(inHand);
    const { formKey, form } = inHand;
    this.#discarded = isWorthKeeping(inHand) ? { ...stored, formKey, form } : null;
    this.#set(stored);
  }

  /** Notes that the server stored what was `sent`. Resolves once that is no longer kept as unsaved work. */
  async saved(sent: ProjectInHand, project: Schemas['Project']): Promise<void> {
    const current = this.asItStands(sent);
    const isForgotten = this.#keeper.forget(sent);
    this.#discarded = null;
    if (current !== null) this.#set(afterSaving(sent, current, project));
    this.flush();
    await isForgotten;
  }

  /** Notes that the project's ethics document is now with the administrators. */
  submitted(document: Schemas['ProjectDocument']): void {
    if (this.#inHand?.id !== document.project.id) return;
    const { status } = document.project;
    this.#set({ ...this.#inHand, status, document: submittedDocument(document) });
  }

  /** The current state of what was `sent`; null if another project is in hand meanwhile. */
  asItStands({ id, formKey }: ProjectInHand): ProjectInHand | null {
    const isIt = this.#inHand?.formKey === formKey || (id !== null && this.#inHand?.id === id);
    return isIt ? this.#inHand : null;
  }

  /** 'Cancel changes', and leaving without saving: back to what was opened or last saved. */
  discardChanges(): void {
    const inHand = this.#inHand;
    if (inHand === null) return;
    void this.#keeper.forget(inHand);
    this.#discarded = inHand;
    this.#set(inHand.id === null ? null : withoutChanges(inHand));
    this.flush();
  }

  /** Undoes the last discard. If not all of it can be saved any more, the person must decide on it first. */
  putBack(): void {
    const [inHand, discarded] = [this.#inHand, this.#discarded];
    if (discarded === null) return;
    this.#discarded = null;
    if (inHand?.id === discarded.id && unsavableOver(inHand, discarded.form).length > 0) {
      this.#keeper.keep(discarded);
      const found = { key: copyKey(discarded), savedAt: new Date(), inHand: discarded };
      this.takeWithFound(inHand, found);
      return;
    }
    const { baseline, form } = discarded;
    const parts = baseline === null ? form : withPartsOf(baseline, form);
    this.#set({ ...discarded, form: parts, formKey: newFormKey() });
    this.flush();
  }

  /** Puts the found work on the page, as changes to what the server has now. */
  useFound(): void {
    if (this.#found === null || this.#inHand === null) return;
    const former = this.#found.inHand;
    this.#found = null;
    const form = savableOver(this.#inHand, former.form);
    this.#set({ ...this.#inHand, form, formKey: newFormKey() });
    this.flush();
    void this.#keeper.forget(former);
  }

  /** Discards the found work, which can still be put back. */
  discardFound(): void {
    if (this.#found === null || this.#inHand === null) return;
    const former = this.#found.inHand;
    this.#discarded = { ...this.#inHand, formKey: former.formKey, form: former.form };
    this.#found = null;
    void this.#keeper.forget(former);
    this.#set(this.#inHand);
  }

  /** Puts this project aside for another one; its unsaved work stays kept, as after an earlier visit. */
  layAside(): void {
    this.flush();
    this.clear();
  }

  /** Removes the project from this tab; copies that are kept beyond the tab stay. */
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
    this.#writtenAt = performance.now();
    if (this.#inHand === null) this.#storage.removeItem(tabKeys.project);
    else storeInTab(this.#storage, tabKeys.project, this.#inHand);
    if (this.#inHand === null || this.#found !== null) return;
    if (isWorthKeeping(this.#inHand)) {
      this.#keeper.keep(this.#inHand);
      this.#keptKey = this.#inHand.formKey;
    } else if (this.#keptKey === this.#inHand.formKey) {
      // The person undid what they typed, so no copy must be offered later.
      void this.#keeper.forget(this.#inHand);
      this.#keptKey = null;
    }
  }

  /** The project that this tab held before a reload. A duplicated tab holds the project of its original. */
  #resume(): ProjectInHand | null {
    const former = readFromTab(this.#storage, tabKeys.project, isProjectInHand);
    if (former === null) return null;
    const inHand = this.#asOwn(former);
    storeInTab(this.#storage, tabKeys.project, inHand);
    return inHand;
  }

  /**
   * The same work under a form key of its own: if the tab where it began is still open, neither tab
   * overwrites the copy of the other.
   */
  #asOwn(former: ProjectInHand): ProjectInHand {
    if (!isWorthKeeping(former)) return { ...former, formKey: newFormKey() };
    const formerKeys = [...(former.formerKeys ?? []), former.formKey];
    const inHand = { ...former, formKey: newFormKey(), formerKeys };
    void this.#takeOver(inHand);
    this.#keptKey = inHand.formKey;
    return inHand;
  }

  /**
   * Takes over the copies under the former keys. If the page goes first, the next visit does it, because
   * those keys are kept with the work.
   */
  async #takeOver(inHand: ProjectInHand): Promise<void> {
    const isDone = await this.#keeper.takeOver(inHand);
    if (isDone && this.#inHand?.formKey === inHand.formKey)
      this.#set({ ...this.#inHand, formerKeys: undefined });
  }

  #set(inHand: ProjectInHand | null): void {
    // Found work belongs to one project. If another project is taken in hand, it waits in the database.
    if (this.#found !== null && this.#found.inHand.id !== inHand?.id) this.#found = null;
    this.#inHand = inHand;
    this.#write ??= setTimeout(() => this.flush(), this.#untilWrite());
    this.#listeners.tell();
  }

  #untilWrite(): number {
    return Math.max(untilDrawn, this.#writtenAt + betweenWrites - performance.now());
  }
}

function withTitle(inHand: ProjectInHand, title: string): ProjectInHand {
  return { ...inHand, form: { ...inHand.form, title } };
}

/** 'Cancel changes': the last saved version is on the page again (OPEN-66). */
function withoutChanges(inHand: ProjectInHand): ProjectInHand {
  return { ...inHand, form: inHand.baseline ?? inHand.form, formKey: newFormKey() };
}
