import type * as kept from '../../keptWork/localCopy';
import { isUnsaved, type ProjectInHand } from './projectInHand';

export type LocalCopy = kept.LocalCopy<ProjectInHand>;
export type WorkKeeper = kept.WorkKeeper<ProjectInHand>;

/** A project that the server does not have at all is unsaved from its title on. */
export function isWorthKeeping(inHand: ProjectInHand): boolean {
  return inHand.id === null || isUnsaved(inHand);
}
