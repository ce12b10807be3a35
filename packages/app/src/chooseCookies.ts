import { outcomeMessages } from '@sounding/domain/errors';
import { cookiePreference, type CookiePreference } from './features/cookies/cookiePreference';
import { toast } from './features/toasts/toast';

let takeLastAway: (() => void) | undefined;

/** Sets the cookie preference and confirms it, for the banner and for the cookies page (OPEN-24). */
export function chooseCookies(preference: CookiePreference): void {
  cookiePreference.set(preference);
  // After a second choice the confirmation of the first one is no longer true.
  takeLastAway?.();
  takeLastAway = toast(
    preference === 'enabled'
      ? { tone: 'success', message: outcomeMessages.cookiesEnabled }
      : // It looks like an error (COOK-11), but is announced as a success: the choice was saved.
        { tone: 'error', spokenTone: 'success', message: outcomeMessages.cookiesDisabled },
  );
}
