import { outcomeMessages } from '@sounding/domain/errors';
import { cookiePreference, type CookiePreference } from './features/cookies/cookiePreference';
import { toast } from './features/toasts/toast';

let takeLastAway: (() => void) | undefined;

/** The same from the banner as from the cookies page (OPEN-24). */
export function chooseCookies(preference: CookiePreference): void {
  cookiePreference.set(preference);
  // Of two choices only the last is true.
  takeLastAway?.();
  takeLastAway = toast(
    preference === 'enabled'
      ? { tone: 'success', message: outcomeMessages.cookiesEnabled }
      : { tone: 'error', message: outcomeMessages.cookiesDisabled },
  );
}
