import type { RouteName } from '../routeTable';

/**
 * Screens of the route table that a later issue builds, with the name their page shows until then.
 * This list may only shrink: `notBuiltYet.test.ts` holds its greatest length.
 */
export const notBuiltYet = {
  SignUp: 'Sign up as a researcher',
  AddUpdate: 'Add an update',
  AddEditResearcher: 'Add new researcher',
  EditResearcher: 'Edit Researcher',
  Settings: 'Settings & Config',
  PasswordResetInit: 'Reset your password',
  PasswordResetFinish: 'Choose a new password',
} as const satisfies Partial<Record<RouteName, string>>;

export type NotBuiltYet = keyof typeof notBuiltYet;
