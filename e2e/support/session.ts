import type { Page } from '@playwright/test';
import { currentCode, demonstrationPassword, demonstrationSecret } from './authenticator';

const tokens = new Map<string, Promise<string>>();

async function call(url: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}

async function tokenFor(productUrl: string, login: string): Promise<string> {
  const credentials = { userName: login, password: demonstrationPassword };
  const { secret = '' } = await call(`${productUrl}/api/mf-authenticate/code`, credentials);
  const answered = await call(`${productUrl}/api/mf-authenticate`, {
    ...credentials,
    // A key comes only with a first sign-in; the other accounts share the one of the README.
    code: currentCode(secret.length > 0 ? secret : demonstrationSecret),
    rememberMe: true,
  });
  const token = answered['id_token'];
  if (!token) throw new Error('The sign-in answered without a token.');
  return token;
}

/**
 * Lets a page begin signed in, for journeys that are not about signing in. One session serves all
 * tests of a worker: a one-time code is accepted once, so that a second sign-in would have to wait.
 */
export async function beginSignedIn(page: Page, productUrl: string, login: string): Promise<void> {
  const key = `${productUrl} ${login}`;
  const known = tokens.get(key) ?? tokenFor(productUrl, login);
  tokens.set(key, known);
  await page.addInitScript(
    ([token, owner]) => {
      sessionStorage.setItem('authenticationToken', JSON.stringify(token));
      sessionStorage.setItem('authenticated', 'true');
      sessionStorage.setItem('login', JSON.stringify(owner));
    },
    [await known, login],
  );
}
