import type { WorkKeeper } from '../features/projectInHand/localCopy';

/** For stores that are made only to lay something ready. */
export const keepsNothing: WorkKeeper = {
  keep: () => undefined,
  forget: () => Promise.resolve(),
  takeOver: () => Promise.resolve(true),
};
