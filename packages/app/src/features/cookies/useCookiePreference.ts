import { useSyncExternalStore } from 'react';
import { cookiePreference } from './cookiePreference';

/** The current choice about cookies, also if it was made in another tab. */
export function useCookiePreference() {
  const choice = useSyncExternalStore(cookiePreference.subscribe, cookiePreference.get);
  return {
    /** False until the person has chosen (OPEN-23). */
    areEnabled: choice === 'enabled',
    hasChosen: choice !== null,
  };
}
