import type { Page } from '@playwright/test';
import { currentCode, demonstrationPassword, demonstrationSecret } from './authenticator';

const sessions = new Map<string, Promise<OpenedSession>>();

async function call(url: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}

/** A session of the server's, and the key of the account's authenticator app. */
export interface OpenedSession {
  readonly token: string;
  readonly secret: string;
}

interface OpeningOptions {
  /** By default, the password of the demonstration accounts. */
  readonly password?: string;
  /** The code that an authenticator app shows; by default, the present one. */
  readonly codeOf?: (secret: string) => string | Promise<string>;
}

/** Signs in over HTTP; a first sign-in sets up two-factor authentication on the way. */
export async function openSession(
  productUrl: string,
  login: string,
  { password = demonstrationPassword, codeOf = currentCode }: OpeningOptions = {},
): Promise<OpenedSession> {
  const credentials = { userName: login, password };
  const { secret: enrolled = '' } = await call(
    `${productUrl}/api/mf-authenticate/code`,
    credentials,
  );
  // A secret comes only with a first sign-in; the other accounts share the one in the README.
  const secret = enrolled.length > 0 ? enrolled : demonstrationSecret;
  const answered = await call(`${productUrl}/api/mf-authenticate`, {
    ...credentials,
    code: await codeOf(secret),
    rememberMe: true,
  });
  const token = answered['id_token'];
  if (!token) throw new Error('The sign-in answered without a token.');
  return { token, secret };
}

/** Makes a page start with this session, stored as the app itself stores one. */
export async function carrySession(
  page: Page,
  { token }: OpenedSession,
  login: string,
): Promise<void> {
  await page.addInitScript(
    ([kept, owner]) => {
      // The frame of a video needs no session of ours, and may have no storage at all.
      if (window !== window.top) return;
      sessionStorage.setItem('authenticationToken', JSON.stringify(kept));
      sessionStorage.setItem('authenticated', 'true');
      sessionStorage.setItem('login', JSON.stringify(owner));
    },
    [token, login],
  );
}

/**
 * Lets a page begin signed in, for journeys that are not about signing in. One session serves all
 * tests of a worker: a one-time code is accepted once, so that a second sign-in would have to wait.
 */
export async function beginSignedIn(page: Page, productUrl: string, login: string): Promise<void> {
  const key = `${productUrl} ${login}`;
  const known = sessions.get(key) ?? openSession(productUrl, login);
  sessions.set(key, known);
  await carrySession(page, await known, login);
}
