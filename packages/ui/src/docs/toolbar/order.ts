import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/**
 * Orders the props on a docs page: required ones, optional ones, then `messages`; within each group as they
 * are declared. Storybook lists a component's own props first, and so showed `label` and `value` after props
 * that few pages need.
 */
export const requiredFirst: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).toSorted(([, one], [, other]) => rankOf(one) - rankOf(other)),
  );

function rankOf({ name, type }: StrictInputType): number {
  if (type?.required === true) return 0;
  return name === 'messages' ? 2 : 1;
}
