import { storedChoice } from '../../storedChoice';

export type CookiePreference = 'enabled' | 'disabled';

/** What a person chose about cookies: videos of another site and analytics stand on it. */
export const cookiePreference = storedChoice<CookiePreference>('cookiePreference', [
  'enabled',
  'disabled',
]);
