import { describe, expect, test } from 'vitest';
import { brand } from '../../brand';
import { linkMailedState } from '../../features/pendingSignIn/pendingSignIn';
import { sessionEndedState } from '../../features/session/sessionEnded';
import { problem, type Answers } from '../../testing/fakeServer';
import { openApp } from '../../testing/openApp';

const codeRequested: Answers = {
  'POST /mf-authenticate/code': () => ({
    data: '',
    secret: '',
    canReset2fa: false,
    awaitsMailedLink: false,
  }),
};

type Screen = Awaited<ReturnType<typeof openApp>>['screen'];

async function enterPassword(screen: Screen) {
  await screen.getByRole('textbox', { name: 'Email' }).fill('ada.byron@sounding.example');
  await screen.getByLabelText('Password').first().fill('Quiet-harbour-1851');
  await screen.getByRole('button', { name: 'Sign in' }).click();
}

async function signIn(answers: Answers) {
  const app = await openApp('/signin', { answers });
  await enterPassword(app.screen);
  return app;
}

test('the sign-in page asks for an email address and a password [AUTH-01, ROUTE-03]', async () => {
  const { screen } = await openApp('/signin');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect
    .element(screen.getByRole('textbox', { name: 'Email', exact: true }))
    .toHaveAttribute('autocomplete', 'username');
  await expect
    .element(screen.getByLabelText('Password').first())
    .toHaveAttribute('type', 'password');
});

test('right credentials request a code and lead to the two-factor screen [AUTH-02]', async () => {
  const { screen, server, address } = await signIn(codeRequested);
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Two-factor Auth');
  expect(address()).toBe('/signin/validate-otp');
  expect(server.arrived('POST /mf-authenticate/code').map(({ body }) => body)).toEqual([
    { userName: 'ada.byron@sounding.example', password: 'Quiet-harbour-1851' },
  ]);
});

test('what was typed stays out of storage and address [OPEN-29]', async () => {
  const { screen, address } = await signIn(codeRequested);
  await expect.element(screen.getByText('Back to Login')).toBeVisible();
  const stored = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]);
  expect(stored + address()).not.toMatch(/Quiet-harbour-1851|ada\.byron/);
});

test('a code that arrives late calls nobody back who has gone on to sign up', async () => {
  let send: () => void = () => undefined;
  const { screen, server, address, router, services } = await signIn({
    'POST /mf-authenticate/code': () =>
      new Promise((resolve) => {
        send = () => resolve({ data: '', secret: '', canReset2fa: false, awaitsMailedLink: false });
      }),
  });
  await expect.poll(() => server.arrived('POST /mf-authenticate/code')).toHaveLength(1);
  await screen.getByRole('link', { name: 'Sign up as a researcher' }).click();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Ada Byron');
  send();
  await expect.poll(() => services.queryClient.isMutating()).toBe(0);
  expect(router.state.navigation.location).toBeUndefined();
  expect(address()).toBe('/signup');
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Byron');
});

test.each([
  ['We have mailed you a link', linkMailedState],
  ['Your session has ended', sessionEndedState],
])('the note “%s” is not shown again once the password is taken', async (title, state) => {
  const { screen, router, address } = await openApp('/signin', { answers: codeRequested });
  await router.navigate('/signin', { state });
  await expect.element(screen.getByText(title)).toBeVisible();
  await enterPassword(screen);
  await expect.poll(address).toBe('/signin/validate-otp');
  await router.navigate(-1);
  await expect.poll(address).toBe('/signin');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(screen.getByText(title).elements()).toEqual([]);
});

test('the note of the mailed link stays while the password is refused', async () => {
  const { screen, router } = await openApp('/signin', {
    answers: { 'POST /mf-authenticate/code': () => problem(401, { detail: 'That is not right.' }) },
  });
  await router.navigate('/signin', { state: linkMailedState });
  await enterPassword(screen);
  await expect.element(screen.getByText('That is not right.')).toBeVisible();
  await expect.element(screen.getByText('We have mailed you a link')).toBeVisible();
});

describe('the ways on', () => {
  test('researchers find where to sign up [AUTH-03]', async () => {
    const { screen, address } = await openApp('/signin');
    await screen.getByRole('link', { name: 'Sign up as a researcher' }).click();
    await expect.poll(address).toBe('/signup');
  });

  test('who forgot the password finds where to reset it [OPEN-28]', async () => {
    const { screen, address } = await openApp('/signin');
    await screen.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect.poll(address).toBe('/account/reset/init');
  });

  test('whoever is kept out all the same finds whom to write to', async () => {
    const { screen } = await openApp('/signin');
    await expect
      .element(screen.getByText(/^Still cannot sign in\?/).getByRole('link'))
      .toHaveAttribute('href', `mailto:${brand.supportEmail}`);
  });

  test('participants are told to download the app [AUTH-04]', async () => {
    const { screen } = await openApp('/signin');
    await expect
      .element(screen.getByText(/^Participants use the mobile app, not this site\. Download it/))
      .toBeVisible();
    for (const { name, href } of brand.appDownloads) {
      await expect
        .element(screen.getByRole('link', { name: `Get the app: ${name}` }))
        .toHaveAttribute('href', href);
    }
  });
});

describe('when no code can be requested', () => {
  test('the form shows what the server says [ERR-01]', async () => {
    const { screen } = await signIn({
      'POST /mf-authenticate/code': () => problem(401, { detail: 'That is not right.' }),
    });
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('That is not right.');
    expect(alert.element().closest('form')).not.toBeNull();
  });

  test('the form says so itself where the server says nothing [ERR-01]', async () => {
    const { screen } = await signIn({
      'POST /mf-authenticate/code': () => new Response(null, { status: 500 }),
    });
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Could not log in, please check your details and try again.');
  });

  test.each([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a proxy answers in the server’s place', () => new Response(null, { status: 503 })],
  ])('the form blames no details where %s', async (_, answer) => {
    const { screen } = await signIn({ 'POST /mf-authenticate/code': answer });
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent(
        'The server cannot be reached. Please check your connection and try again.',
      );
  });
});

test('an empty form is not sent, says what is missing, and leads to the first of it', async () => {
  const { screen, server } = await openApp('/signin', { answers: codeRequested });
  const email = screen.getByRole('textbox', { name: 'Email' });
  const password = screen.getByLabelText('Password').first();
  const signInButton = screen.getByRole('button', { name: 'Sign in' });
  await signInButton.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(/Enter your email address/);
  await expect.element(screen.getByText('Enter your password')).toBeVisible();

  await email.fill('ada.byron@sounding.example');
  await signInButton.click();
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription(/Enter your password/);
  expect(server.arrived('POST /mf-authenticate/code')).toEqual([]);
});
