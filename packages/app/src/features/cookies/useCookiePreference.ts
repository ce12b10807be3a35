import { useSyncExternalStore } from 'react';
import { cookiePreference } from './cookiePreference';

/** The choice about cookies as it stands, in this tab or made in another. */
export function useCookiePreference() {
  const choice = useSyncExternalStore(cookiePreference.subscribe, cookiePreference.get);
  return {
    /** Nobody who has not chosen has agreed (OPEN-23). */
    areEnabled: choice === 'enabled',
    hasChosen: choice !== null,
  };
}
