import { cookiePreference, type CookiePreference } from './features/cookies/cookiePreference';
import { toast } from './features/toasts/toast';

/** The same from the banner as from the cookies page (OPEN-24). */
export function chooseCookies(preference: CookiePreference): void {
  cookiePreference.set(preference);
  toast(
    preference === 'enabled'
      ? { tone: 'success', message: 'Cookies were enabled' }
      : { tone: 'error', message: 'Cookies were disabled' },
  );
}
