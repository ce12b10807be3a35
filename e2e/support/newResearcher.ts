import { chosenPassword, previousCode } from './authenticator';
import { invitation, mailedPasswordLink } from './mailedLink';
import type { Product } from './product';
import { openSession, type OpenedSession } from './session';

export interface NewResearcher extends OpenedSession {
  readonly name: string;
  readonly login: string;
}

/**
 * A researcher of a test's own, for what ends sessions or changes accounts: signed up over HTTP as
 * the forms do it, invited by mail, enrolled, and agreed to the terms. The present one-time code is
 * still unused.
 */
export async function signUpResearcher(product: Product, name: string): Promise<NewResearcher> {
  const login = `${name.toLowerCase().replaceAll(' ', '.')}@sounding.example`;
  const post = async (path: string, body?: object, token?: string) => {
    const answer = await fetch(`${product.url}/api${path}`, {
      method: 'POST',
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };

  await post('/researcher-signup', { name, login, role: 'ROLE_RESEARCHER' });
  const link = await mailedPasswordLink(product, { to: login, subject: invitation });
  const key = new URL(link, product.url).searchParams.get('key');
  await post('/account/reset-password/finish', { key, newPassword: chosenPassword });
  const session = await openSession(product.url, login, {
    password: chosenPassword,
    codeOf: previousCode,
  });
  await post('/account/researcher/accepted-user-agreement', undefined, session.token);
  return { ...session, name, login };
}
