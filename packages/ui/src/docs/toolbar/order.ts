import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/**
 * The order of the props on a docs page: what must be given, then what may be, then the words to replace;
 * within each as they are written. Storybook takes a component's own props first, and so told of `label` and
 * `value` after what few pages need.
 */
export const requiredFirst: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).toSorted(([, one], [, other]) => rankOf(one) - rankOf(other)),
  );

function rankOf({ name, type }: StrictInputType): number {
  if (type?.required === true) return 0;
  return name === 'messages' ? 2 : 1;
}
