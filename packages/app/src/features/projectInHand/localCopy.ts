import type * as kept from '../../keptWork/localCopy';
import { isUnsaved, type ProjectInHand } from './projectInHand';

export type LocalCopy = kept.LocalCopy<ProjectInHand>;
export type WorkKeeper = kept.WorkKeeper<ProjectInHand>;

/** Whether there is unsaved work. A project that the server does not have counts from its title on. */
export function isWorthKeeping(inHand: ProjectInHand): boolean {
  return inHand.id === null || isUnsaved(inHand);
}
