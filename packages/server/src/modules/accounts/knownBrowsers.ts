import { randomBytes, timingSafeEqual } from 'node:crypto';
import { defineCookie } from '../../platform/http/cookies';
import type { Platform } from '../../platform/platform';
import type { Account } from './accountRepository';

const lifeSeconds = 180 * 24 * 3600;

/**
 * Says that an account knows this browser, because its owner has signed in or chosen the password there
 * (decision 0017). The cookie grants no access: it only decides which wrong passwords are counted together.
 */
export const knownBrowserCookie = defineCookie('__Host-known-browser', lifeSeconds);

/** The hash covers these: once the password or address changes, the account knows no browser any more. */
type KnownFor = Pick<Account, 'loginKey' | 'passwordHash'>;

/** The browser's random number, when it was given, and the keyed hash that binds both to an account. */
const form = /^([\w-]{22})\.([1-9]\d{0,11})\.([\w-]{43})$/;

export function createKnownBrowsers({ keyedHash, clock }: Pick<Platform, 'keyedHash' | 'clock'>) {
  const nowInSeconds = () => Math.floor(clock().getTime() / 1000);
  const sign = (browser: string, givenAt: number, { loginKey, passwordHash }: KnownFor) =>
    keyedHash(`known browser ${browser} ${givenAt} ${loginKey} ${passwordHash ?? ''}`);

  return {
    /** Makes a cookie value for a browser whose user has just proved to own the account. */
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
