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

/** In milliseconds: a change is drawn before it is written. */
const untilDrawn = 50;
/** Whoever types on and on is written no oftener, as a picture makes each write costly. */
const betweenWrites = 200;

/**
 * The project in hand, in memory for the pages and in session storage for a reload (OPEN-68,
 * OPEN-69), with its unsaved work told to the keeper, who keeps it beyond the tab (OPEN-63). It
 * holds no password and no document (security.md 19).
 */
export class ProjectStore {
  readonly #storage: TabStorage;
  readonly #keeper: WorkKeeper;
  readonly #listeners = new Listeners();
  #inHand: ProjectInHand | null;
  #discarded: ProjectInHand | null = null;
  #found: LocalCopy | null = null;
  #isResumed: boolean;
  /** The form of which a copy is kept beyond the tab. */
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

  /** The project in hand is as the tab held it before a reload, however long ago it came from the server. */
  readonly isResumed = (): boolean => this.#isResumed;

  readonly subscribe = this.#listeners.subscribe;

  /** Takes a project in hand, or the same one further on. */
  take(inHand: ProjectInHand): void {
    if (inHand.formKey !== this.#inHand?.formKey) {
      if (this.#write !== undefined) this.flush();
      this.#found = null;
    }
    this.#isResumed = false;
    this.#set(inHand);
  }

  /** Takes up a project that was never saved, and that some tab has left unsaved. */
  takeUp({ inHand }: LocalCopy): void {
    this.take(this.#asOwn(inHand));
  }

  /** The same, and what an earlier visit left of it is to be decided on first. */
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

  /** A save is on its way; written at once, so that whoever comes back after a crash knows of it. */
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

  /** The server has another version, of somebody else or of another tab: what is on the page changes that one. */
  rebase(stored: ProjectInHand): void {
    const former = this.#inHand;
    if (former === null) return;
    const { formKey, form } = former;
    this.#set({ ...stored, formKey, form: savableOver(stored, form) });
    if (former.id === stored.id) return;
    // It is kept as changes to that project from now on.
    this.flush();
    void this.#keeper.forget(former);
  }

  /** The server's version takes the place of what is on the page; what was changed there can still be put back. */
  giveWayTo(stored: ProjectInHand): void {
    const inHand = this.#inHand;
    if (inHand === null) return;
    void this.#keeper.forget(inHand);
    const { formKey, form } = inHand;
    this.#discarded = isWorthKeeping(inHand) ? { ...stored, formKey, form } : null;
    this.#set(stored);
  }

  /** The server stored what was `sent`. Resolves once that is kept no longer as unsaved work. */
  async saved(sent: ProjectInHand, project: Schemas['Project']): Promise<void> {
    const current = this.asItStands(sent);
    const isForgotten = this.#keeper.forget(sent);
    this.#discarded = null;
    if (current !== null) this.#set(afterSaving(sent, current, project));
    this.flush();
    await isForgotten;
  }

  /** Its ethics document is with the administrators now. */
  submitted(document: Schemas['ProjectDocument']): void {
    if (this.#inHand?.id !== document.project.id) return;
    const { status } = document.project;
    this.#set({ ...this.#inHand, status, document: submittedDocument(document) });
  }

  /** What was `sent`, as it stands now; null where another project is in hand meanwhile. */
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

  /** Undoes the last discarding; what cannot all be saved any more is to be decided on again. */
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

  /** What was found goes on the page, as changes to what the server has now. */
  useFound(): void {
    if (this.#found === null || this.#inHand === null) return;
    const former = this.#found.inHand;
    this.#found = null;
    const form = savableOver(this.#inHand, former.form);
    this.#set({ ...this.#inHand, form, formKey: newFormKey() });
    this.flush();
    void this.#keeper.forget(former);
  }

  /** What was found is let go, and can still be put back. */
  discardFound(): void {
    if (this.#found === null || this.#inHand === null) return;
    const former = this.#found.inHand;
    this.#discarded = { ...this.#inHand, formKey: former.formKey, form: former.form };
    this.#found = null;
    void this.#keeper.forget(former);
    this.#set(this.#inHand);
  }

  /** Another project is begun; this one is kept as an earlier visit would leave it. */
  layAside(): void {
    this.flush();
    this.clear();
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
    this.#writtenAt = performance.now();
    if (this.#inHand === null) this.#storage.removeItem(tabKeys.project);
    else storeInTab(this.#storage, tabKeys.project, this.#inHand);
    if (this.#inHand === null || this.#found !== null) return;
    if (isWorthKeeping(this.#inHand)) {
      this.#keeper.keep(this.#inHand);
      this.#keptKey = this.#inHand.formKey;
    } else if (this.#keptKey === this.#inHand.formKey) {
      // What was typed is taken back: there is nothing to offer any more.
      void this.#keeper.forget(this.#inHand);
      this.#keptKey = null;
    }
  }

  /** What this tab held before a reload. A tab that was made from another holds the same. */
  #resume(): ProjectInHand | null {
    const former = readFromTab(this.#storage, tabKeys.project, isProjectInHand);
    if (former === null) return null;
    const inHand = this.#asOwn(former);
    storeInTab(this.#storage, tabKeys.project, inHand);
    return inHand;
  }

  /**
   * The same work under a form key of its own: where the tab that it was begun in still stands, neither
   * overwrites what the other keeps.
   */
  #asOwn(former: ProjectInHand): ProjectInHand {
    if (!isWorthKeeping(former)) return { ...former, formKey: newFormKey() };
    const formerKeys = [...(former.formerKeys ?? []), former.formKey];
    const inHand = { ...former, formKey: newFormKey(), formerKeys };
    void this.#takeOver(inHand);
    this.#keptKey = inHand.formKey;
    return inHand;
  }

  /** The page may go before that is done; whoever comes back then does it with the former keys, too. */
  async #takeOver(inHand: ProjectInHand): Promise<void> {
    const isDone = await this.#keeper.takeOver(inHand);
    if (isDone && this.#inHand?.formKey === inHand.formKey)
      this.#set({ ...this.#inHand, formerKeys: undefined });
  }

  #set(inHand: ProjectInHand | null): void {
    // What was found is of one project, and waits where it is kept until that is opened again.
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
