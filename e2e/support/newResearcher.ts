import { chosenPassword, previousCode } from './authenticator';
import { invitation, mailedPasswordLink } from './mailedLink';
import type { Product } from './product';
import { openSession, type OpenedSession } from './session';

export interface NewResearcher extends OpenedSession {
  readonly name: string;
  readonly login: string;
}

/** Posts as the app does, and throws what the server says if it refuses. */
function posting(product: Product) {
  return async (path: string, body?: object, token?: string): Promise<void> => {
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
}

/** Goes from the mailed invitation to a first session; the present one-time code stays unused. */
export async function acceptInvitation(product: Product, login: string): Promise<OpenedSession> {
  const link = await mailedPasswordLink(product, { to: login, subject: invitation });
  const key = new URL(link, product.url).searchParams.get('key');
  await posting(product)('/account/reset-password/finish', { key, newPassword: chosenPassword });
  return openSession(product.url, login, { password: chosenPassword, codeOf: previousCode });
}

/**
 * Creates a researcher for one test, for what ends sessions or changes accounts: signed up over HTTP as the
 * forms do it, invited by mail, with two factors set up and the terms accepted.
 */
export async function signUpResearcher(product: Product, name: string): Promise<NewResearcher> {
  const login = `${name.toLowerCase().replaceAll(' ', '.')}@sounding.example`;
  const post = posting(product);
  await post('/researcher-signup', { name, login, role: 'ROLE_RESEARCHER' });
  const session = await acceptInvitation(product, login);
  await post('/account/researcher/accepted-user-agreement', undefined, session.token);
  return { ...session, name, login };
}
