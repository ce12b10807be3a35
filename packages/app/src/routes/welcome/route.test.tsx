import { expect, test } from 'vitest';
import { brand } from '../../brand';
import { problem } from '../../testing/fakeServer';
import { openApp } from '../../testing/openApp';

test('the welcome page says what this is, and leads researchers in and participants to their app [ROUTE-01, OPEN-25]', async () => {
  const { screen } = await openApp('/welcome');
  const main = screen.getByRole('main');
  await expect
    .element(main.getByRole('heading', { level: 1 }))
    .toHaveTextContent(`Welcome to ${brand.productName}`);
  await expect.element(main).toHaveTextContent(/ask patients and the public what they think/);
  await expect.element(main).toHaveTextContent(/Once an administrator has checked it/);
  for (const [name, href] of [
    ['Sign in', '/signin'],
    ['Sign up as a researcher', '/signup'],
  ] as const) {
    await expect
      .element(main.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', href);
  }
  for (const { name, href } of brand.appDownloads) {
    await expect
      .element(main.getByRole('link', { name: `Get the app: ${name}` }))
      .toHaveAttribute('href', href);
  }
});

test('whoever follows a link without a session is welcomed first, and led to its page by signing in', async () => {
  const { screen, address } = await openApp('/admin?tab=documents', {
    answers: {
      'GET /account/role': ({ request }) =>
        request.headers.get('Authorization') === 'Bearer a-token' ? 'ROLE_ADMIN' : problem(401),
      'POST /mf-authenticate/code': () => ({
        data: '',
        secret: '',
        canReset2fa: false,
        awaitsMailedLink: false,
      }),
      'POST /mf-authenticate': () => ({ id_token: 'a-token' }),
      'GET /project-documents': () => [],
      'GET /signup-requests': () => [],
    },
  });
  const main = screen.getByRole('main');
  await main.getByRole('link', { name: 'Sign in', exact: true }).click();
  await screen.getByRole('textbox', { name: 'Email' }).fill('grace.marsh@sounding.example');
  await screen.getByLabelText('Password').first().fill('Quiet-harbour-1851');
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await screen.getByRole('textbox', { name: /Code from your authenticator app/ }).fill('492039');
  await screen.getByRole('button', { name: 'Validate', exact: true }).click();
  await expect.poll(address).toBe('/admin?tab=documents');
});
