import type { WorkKeeper } from '../features/projectInHand/localCopy';

/** A keeper for stores that only prepare the state for a test. */
export const keepsNothing: WorkKeeper = {
  keep: () => undefined,
  forget: () => Promise.resolve(),
  takeOver: () => Promise.resolve(true),
};
