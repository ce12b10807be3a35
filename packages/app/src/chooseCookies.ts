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
      : // In the look of an error (COOK-11), and none: it went as it was asked.
        { tone: 'error', spokenTone: 'success', message: outcomeMessages.cookiesDisabled },
  );
}
