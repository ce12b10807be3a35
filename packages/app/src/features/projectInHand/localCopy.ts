import { isUnsaved, type ProjectInHand } from './projectInHand';

/** Unsaved work as this browser keeps it, so that a closed tab or a crash loses nothing (OPEN-63). */
export interface LocalCopy {
  /** Tells one piece of work from another, for one account. */
  readonly key: string;
  readonly savedAt: Date;
  readonly inHand: ProjectInHand;
}

/** Told of unsaved work as it comes and goes. */
export interface WorkKeeper {
  keep(inHand: ProjectInHand): void;
  /** Resolves, and never rejects, once nothing of it is kept. */
  forget(inHand: ProjectInHand): Promise<void>;
  /**
   * The same work goes on under another form key: after a reload, or in a tab made from another. Resolves,
   * and never rejects, with whether nothing is left to be done under its former keys.
   */
  takeOver(inHand: ProjectInHand): Promise<boolean>;
}

/** A project that the server does not have at all is unsaved from its title on. */
export function isWorthKeeping(inHand: ProjectInHand): boolean {
  return inHand.id === null || isUnsaved(inHand);
}
