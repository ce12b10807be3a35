import { randomBytes, timingSafeEqual } from 'node:crypto';
import { defineCookie } from '../../platform/http/cookies';
import type { Platform } from '../../platform/platform';
import type { Account } from './accountRepository';

const lifeSeconds = 180 * 24 * 3600;

/**
 * Says that an account knows this browser, since its owner has signed in or chosen the password there
 * (decision 0017). It opens nothing: it only tells whose wrong passwords are counted together.
 */
export const knownBrowserCookie = defineCookie('__Host-known-browser', lifeSeconds);

/** What a browser is known for: another password or address, and the account knows none any more. */
type KnownFor = Pick<Account, 'loginKey' | 'passwordHash'>;

/** The browser's own random number, when it was given, and the keyed hash that binds both to an account. */
const form = /^([\w-]{22})\.([1-9]\d{0,11})\.([\w-]{43})$/;

export function createKnownBrowsers({ keyedHash, clock }: Pick<Platform, 'keyedHash' | 'clock'>) {
  const nowInSeconds = () => Math.floor(clock().getTime() / 1000);
  const sign = (browser: string, givenAt: number, { loginKey, passwordHash }: KnownFor) =>
    keyedHash(`known browser ${browser} ${givenAt} ${loginKey} ${passwordHash ?? ''}`);

  return {
    /** Makes a value of the cookie, for a browser that has just proved that it is the owner's. */
    introduce(account: KnownFor): string {
      const browser = randomBytes(16).toString('base64url');
      const givenAt = nowInSeconds();
      return `${browser}.${givenAt}.${sign(browser, givenAt, account)}`;
    },

    /** The number of a browser that this account knows; undefined for any other value. */
    recognise(value: string | undefined, account: KnownFor): string | undefined {
      const [, browser = '', digits = '', hash = ''] = form.exec(value ?? '') ?? [];
      if (browser === '') return undefined;
      const givenAt = Number(digits);
      const isOurs = timingSafeEqual(
        Buffer.from(hash),
        Buffer.from(sign(browser, givenAt, account)),
      );
      return isOurs && nowInSeconds() - givenAt < lifeSeconds ? browser : undefined;
    },
  };
}
