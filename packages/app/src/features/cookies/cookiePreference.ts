import { storedChoice } from '../../storedChoice';

export type CookiePreference = 'enabled' | 'disabled';

/** A person's choice about cookies, on which videos of another site and analytics depend. */
export const cookiePreference = storedChoice<CookiePreference>('cookiePreference', [
  'enabled',
  'disabled',
]);
