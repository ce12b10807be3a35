/** Unsaved work as this browser keeps it, so that a closed tab or a crash loses nothing (OPEN-63). */
export interface LocalCopy<Work> {
  /** Tells one piece of work from another, for one account. */
  readonly key: string;
  readonly savedAt: Date;
  readonly inHand: Work;
}

/** What is kept under a key of its own form, in each tab another. */
export interface KeyedWork {
  /** Of the same work before a reload, or in the tab that this one was made from. */
  readonly formerKeys?: readonly string[] | undefined;
  readonly formKey: string;
}

/** Told of unsaved work as it comes and goes. */
export interface WorkKeeper<Work> {
  keep(inHand: Work): void;
  /** Resolves, and never rejects, once nothing of it is kept. */
  forget(inHand: Work): Promise<void>;
  /**
   * The same work goes on under another form key: after a reload, or in a tab made from another. Resolves,
   * and never rejects, with whether nothing is left to be done under its former keys.
   */
  takeOver(inHand: Work): Promise<boolean>;
}
