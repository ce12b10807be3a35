/** Unsaved work as this browser keeps it, so that a closed tab or a crash loses nothing (OPEN-63). */
export interface LocalCopy<Work> {
  /** Tells one piece of work from another, for one account. */
  readonly key: string;
  readonly savedAt: Date;
  readonly inHand: Work;
}

/** Work that is kept under a key with its form key, which is different in each tab. */
export interface KeyedWork {
  /** The form keys of the same work before a reload, or in the tab that this one was duplicated from. */
  readonly formerKeys?: readonly string[] | undefined;
  readonly formKey: string;
}

/** Told of unsaved work as it comes and goes. */
export interface WorkKeeper<Work> {
  keep(inHand: Work): void;
  /** Resolves, and never rejects, once nothing of it is kept. */
  forget(inHand: Work): Promise<void>;
  /**
   * Keeps the same work under another form key, after a reload or in a duplicated tab. Resolves, and never
   * rejects, with whether this is done, so that the former keys can be forgotten.
   */
  takeOver(inHand: Work): Promise<boolean>;
}
