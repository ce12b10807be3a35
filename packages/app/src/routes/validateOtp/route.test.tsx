import type { Role } from '@sounding/domain/account';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { brand } from '../../brand';
import { backupCodesOffer } from '../../features/backupCodes/backupCodesOffer';
import { pendingSignIn, type PendingSignIn } from '../../features/pendingSignIn/pendingSignIn';
import { catchPageLoads } from '../../testing/catchPageLoads';
import { problem, type Answers } from '../../testing/fakeServer';
import { heldBack, leaveSlowDialog } from '../../testing/leaveSlowDialog';
import { openApp } from '../../testing/openApp';
import { researcherSample } from '../../testing/samples';
import { toastIn } from '../../testing/toastIn';

const path = '/signin/validate-otp';
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

beforeEach(() => {
  pendingSignIn.forget();
  backupCodesOffer.close();
});

const kept: PendingSignIn = {
  userName: 'Ada.Byron@sounding.example',
  password: 'Quiet-harbour-1851',
  qrCode: '',
  secret: '',
  canReset2fa: false,
  awaitsMailedLink: false,
};

async function openTwoFactor(
  parts: Partial<PendingSignIn> = {},
  answers: Answers = {},
  history: readonly string[] = [],
) {
  pendingSignIn.keep({ ...kept, ...parts });
  const app = await openApp(path, { answers, history });
  const code = app.screen.getByRole('textbox', { name: /Code from your authenticator app/ });
  const validate = app.screen.getByRole('button', { name: 'Validate', exact: true });
  await expect.element(validate).toBeVisible();
  return { ...app, code, validate };
}

test('opened without what was typed before, it leads to the sign-in page [OPEN-29]', async () => {
  const { screen, address } = await openApp(path);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
  expect(address()).toBe('/signin');
});

test('the screen is titled Two-factor Auth [AUTH-05, ROUTE-05]', async () => {
  const { screen } = await openTwoFactor();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Two-factor Auth' }))
    .toBeVisible();
  await expect.poll(() => document.title).toBe('Two-factor Auth – Sounding');
});

describe('the first time', () => {
  const firstTime = { qrCode: pixel, secret: 'JBSWY3DPEHPK3PXP' };

  test('it says how to install an app and scan the code shown [AUTH-06]', async () => {
    const { screen } = await openTwoFactor(firstTime);
    await expect.element(screen.getByText(/Install an authenticator app/)).toBeVisible();
    await expect.element(screen.getByText(/scan this QR code/)).toBeVisible();
    await expect
      .element(screen.getByRole('img', { name: /QR code/i }))
      .toHaveAttribute('src', pixel);
  });

  test('it takes the code on the same screen [OPEN-30]', async () => {
    const { code } = await openTwoFactor(firstTime);
    await expect.element(code).toBeVisible();
  });
});

describe('every time after that', () => {
  test('it asks for the 6-digit code of the app [AUTH-07]', async () => {
    const { screen } = await openTwoFactor();
    await expect
      .element(screen.getByText(/^Enter the 6-digit code that your authenticator app shows/))
      .toBeVisible();
    expect(screen.getByRole('img', { name: /QR code/i }).elements()).toEqual([]);
  });

  test('it says whom to ask for a reset [AUTH-08]', async () => {
    const { screen } = await openTwoFactor();
    await expect
      .element(
        screen
          .getByText(/to have your two-factor authentication reset\.$/)
          .getByRole('link', { name: brand.supportEmail }),
      )
      .toHaveAttribute('href', `mailto:${brand.supportEmail}`);
  });
});

test('the code field says what belongs there [AUTH-09]', async () => {
  const { code } = await openTwoFactor();
  await expect.element(code).toHaveAttribute('placeholder', 'Enter 6-digit code here');
});

test('the code field takes at most six characters [AUTH-10]', async () => {
  const { code } = await openTwoFactor();
  await code.fill('12345678');
  await expect.element(code).toHaveValue('123456');
});

test('Validate stays disabled until there are six characters, and says why [AUTH-11]', async () => {
  const { screen, code, validate } = await openTwoFactor();
  await expect.element(validate).toBeDisabled();
  await expect.element(screen.getByText('Enter all six digits to go on.')).toBeVisible();
  await code.fill('12345');
  await expect.element(validate).toBeDisabled();
  await code.fill('123456');
  await expect.element(validate).toBeEnabled();
});

test('Back to Login leads to the sign-in page and forgets the password [AUTH-12]', async () => {
  const { screen, address } = await openTwoFactor();
  await screen.getByRole('link', { name: 'Back to Login', exact: true }).click();
  await expect.poll(address).toBe('/signin');
  await expect.poll(() => pendingSignIn.get()).toBeNull();
});

test('a code that is not all digits is refused here and not sent [RULE-46, OPEN-04]', async () => {
  const { code, validate, server } = await openTwoFactor();
  await code.fill('12a456');
  await validate.click();
  await expect.element(code).toHaveAccessibleDescription(/Invalid input format/);
  expect(server.arrived('POST /mf-authenticate')).toEqual([]);
});

describe('a right code', () => {
  /** Answers 401 without the token, and this role with it. */
  const once = (role: Role) =>
    (({ request }) =>
      request.headers.get('Authorization') === 'Bearer a-token'
        ? role
        : problem(401)) satisfies Answers['GET /account/role'];
  const right: Answers = {
    'POST /mf-authenticate': () => ({ id_token: 'a-token' }),
    'GET /projects': () => [],
    'GET /project-documents': () => [],
  };

  test('is sent with the credentials, and the session begins [AUTH-16, AUTH-17, API-08]', async () => {
    const { code, validate, server, services, address } = await openTwoFactor(
      {},
      { ...right, 'GET /account/role': once('ROLE_RESEARCHER') },
    );
    await code.fill('492 039');
    await validate.click();
    await expect.poll(address).toBe('/');
    expect(server.arrived('POST /mf-authenticate')[0]?.body).toEqual({
      userName: 'Ada.Byron@sounding.example',
      password: 'Quiet-harbour-1851',
      code: '492039',
      rememberMe: true,
    });
    expect(services.session.get()).toMatchObject({
      authenticationToken: 'a-token',
      authenticated: true,
      role: 'ROLE_RESEARCHER',
      acceptedUserAgreement: true,
    });
    expect(pendingSignIn.get()).toBeNull();
  });

  test.each(['ROLE_RESEARCHER', 'ROLE_MONITOR_RESEARCHER'] as const)(
    'of a %s asks the server for role and agreement [AUTH-18, AUTH-19]',
    async (role) => {
      const { code, validate, server } = await openTwoFactor(
        {},
        { ...right, 'GET /account/role': once(role) },
      );
      await code.fill('492039');
      await validate.click();
      await expect
        .poll(() =>
          server
            .arrived('GET /account/role')
            .some(({ request }) => request.headers.has('Authorization')),
        )
        .toBe(true);
      await expect
        .poll(() => server.arrived('GET /account/researcher/accepted-user-agreement').length)
        .toBe(1);
    },
  );

  test('leads whoever was cut off back to the page and the field', async () => {
    sessionStorage.setItem(
      'interruption',
      JSON.stringify({
        login: 'ada.byron@sounding.example',
        path: '/new-project',
        focusId: 'title',
        focusText: '',
      }),
    );
    const { screen, code, validate, address } = await openTwoFactor(
      {},
      { ...right, 'GET /account/role': once('ROLE_RESEARCHER') },
    );
    await code.fill('492039');
    await validate.click();
    await expect.poll(address).toBe('/new-project');
    await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  });

  test('leads whoever was cut off while a person was edited back with the way to the list as it was', async () => {
    sessionStorage.setItem(
      'interruption',
      JSON.stringify({
        login: 'ada.byron@sounding.example',
        path: '/admin/edit-researcher/3',
        state: { researcherListSearch: '?page=2&search=dr' },
        focusId: '',
        focusText: '',
      }),
    );
    const { screen, code, validate } = await openTwoFactor(
      {},
      {
        ...right,
        'GET /account/role': once('ROLE_ADMIN'),
        'GET /researcher/{id}': () => researcherSample(),
      },
    );
    await code.fill('492039');
    await validate.click();
    await expect
      .element(screen.getByRole('link', { name: 'Cancel' }))
      .toHaveAttribute('href', '/admin?page=2&search=dr');
  });

  test('leads whoever was cut off as they logged out to their projects, and does not log them out', async () => {
    sessionStorage.setItem(
      'interruption',
      JSON.stringify({
        login: 'ada.byron@sounding.example',
        path: '/signin',
        state: { isLoggingOut: true },
        focusId: '',
        focusText: '',
      }),
    );
    const { code, validate, server, services, address } = await openTwoFactor(
      {},
      {
        ...right,
        'GET /account/role': once('ROLE_RESEARCHER'),
        'POST /account/logout': () => undefined,
      },
    );
    await code.fill('492039');
    await validate.click();
    await expect.poll(address).toBe('/');
    expect(services.session.get().authenticated).toBe(true);
    expect(server.arrived('POST /account/logout')).toEqual([]);
  });

  test('of an admin asks for no agreement and leads to /admin [AUTH-19, GUARD-10]', async () => {
    const { code, validate, server, address } = await openTwoFactor(
      {},
      { ...right, 'GET /account/role': once('ROLE_ADMIN') },
    );
    await code.fill('492039');
    await validate.click();
    await expect.poll(address).toBe('/admin');
    expect(server.arrived('GET /account/researcher/accepted-user-agreement')).toEqual([]);
  });
});

describe('a sign-in that is left', () => {
  const bob: PendingSignIn = {
    userName: 'bob.hope@sounding.example',
    password: 'Loud-harbour-1903',
    qrCode: '',
    secret: '',
    canReset2fa: false,
    awaitsMailedLink: false,
  };

  test.each([
    [
      'Back to Login',
      'POST /mf-authenticate',
      /Code from your authenticator app/,
      '492039',
      'Validate',
    ],
    [
      'the way back',
      'POST /mf-authenticate/backup-code',
      'Backup code',
      '7K2QX-M0RT1',
      'Sign in with backup code',
    ],
  ] as const)(
    'by %s, once asked, is taken back: its late answer signs nobody in, nor forgets what the next person typed (%s)',
    async (by, calls, label, typed, button) => {
      let answer: () => void = () => undefined;
      const late = () =>
        new Promise<{ id_token: string }>((resolve) => {
          answer = () => resolve({ id_token: 'a-token' });
        });
      const { screen, server, router, services, address } = await openTwoFactor(
        {},
        { [calls]: late },
        ['/signin'],
      );
      if (label === 'Backup code') await screen.getByText('Use a backup code').click();
      await screen.getByRole('textbox', { name: label }).fill(typed);
      await screen.getByRole('button', { name: button, exact: true }).click();
      await expect.poll(() => server.arrived(calls)).toHaveLength(1);

      if (by === 'the way back') await router.navigate(-1);
      else await screen.getByRole('link', { name: by, exact: true }).click();
      const question = screen.getByRole('alertdialog', { name: 'Your code is being checked' });
      await expect
        .element(question)
        .toHaveAccessibleDescription(
          label === 'Backup code'
            ? /used up all the same: to sign in, use another backup code, or a code from your app\.$/
            : /used up all the same: to sign in, wait for the next code in your app\.$/,
        );
      expect(server.arrived(calls)[0]?.request.signal.aborted).toBe(false);
      await question.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect.poll(address).toBe('/signin');
      await expect.poll(() => pendingSignIn.get()).toBeNull();
      expect(server.arrived(calls)[0]?.request.signal.aborted).toBe(true);

      // This network answers in spite of the abort.
      pendingSignIn.keep(bob);
      answer();
      await expect.poll(() => services.queryClient.isMutating()).toBe(0);
      expect(services.session.get().authenticated).toBe(false);
      expect(pendingSignIn.get()).toBe(bob);
      expect(router.state.navigation.location).toBeUndefined();
      expect(address()).toBe('/signin');
    },
  );

  /** Goes back while the code is being checked, and is asked about it. */
  async function askToLeave(answers: Answers = {}) {
    let answer: (answered: { id_token: string } | Response) => void = () => undefined;
    const app = await openTwoFactor(
      {},
      {
        ...answers,
        'POST /mf-authenticate': () => new Promise((resolve) => (answer = resolve)),
      },
    );
    await app.code.fill('492039');
    await app.validate.click();
    await expect.poll(() => app.server.arrived('POST /mf-authenticate')).toHaveLength(1);
    await app.screen.getByRole('link', { name: 'Back to Login' }).click();
    const question = app.screen.getByRole('alertdialog');
    await expect.element(question).toBeVisible();
    return { ...app, question, answer };
  }

  test('is none where the code turns out right before the person has answered', async () => {
    const { answer, services, address, question } = await askToLeave({
      'GET /account/role': ({ request }) =>
        request.headers.has('Authorization') ? 'ROLE_RESEARCHER' : problem(401),
      'GET /projects': () => [],
    });
    answer({ id_token: 'a-token' });
    await expect.poll(address).toBe('/');
    expect(services.session.get().authenticated).toBe(true);
    expect(question.elements()).toEqual([]);
  });

  test('is asked about by the browser as well, before the page goes', async () => {
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { answer, question } = await askToLeave();
    expect(isAsked()).toBe(true);
    answer(problem(401, { detail: 'That code is not right.' }));
    await expect.poll(() => question.elements()).toEqual([]);
    expect(isAsked()).toBe(false);
  });

  test('is asked about no longer once the code is refused, and then goes at once', async () => {
    const { screen, code, answer, address, question } = await askToLeave();
    answer(problem(401, { detail: 'That code is not right.' }));
    await expect.poll(() => question.elements()).toEqual([]);
    expect(address()).toBe(path);
    await expect.element(code).toHaveAccessibleDescription(/That code is not right\./);
    await screen.getByRole('link', { name: 'Back to Login' }).click();
    await expect.poll(address).toBe('/signin');
  });

  test('goes on where the person stays', async () => {
    const { server, address, question } = await askToLeave();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => question.elements()).toEqual([]);
    expect(address()).toBe(path);
    expect(server.arrived('POST /mf-authenticate')[0]?.request.signal.aborted).toBe(false);
  });
});

test.each([
  ['Code from your authenticator app', '492039', 'Validate', /wait for the next one in your app\./],
  ['Backup code', '7K2QX-M0RT1', 'Sign in with backup code', /use another one\./],
])(
  'without an answer it is the connection that failed, and the %s may be used up',
  async (label, typed, button, wayOn) => {
    const { screen } = await openTwoFactor(
      {},
      {
        'POST /mf-authenticate': () => Promise.reject(new TypeError('Failed to fetch')),
        // A proxy's answer in place of the server's.
        'POST /mf-authenticate/backup-code': () => new Response('<h1>504</h1>', { status: 504 }),
      },
    );
    if (label === 'Backup code') await screen.getByText('Use a backup code').click();
    const field = screen.getByRole('textbox', { name: label });
    await field.fill(typed);
    await screen.getByRole('button', { name: button, exact: true }).click();
    await expect
      .element(field)
      .toHaveAccessibleDescription(/The server cannot be reached\..*used up/);
    await expect.element(field).toHaveAccessibleDescription(wayOn);
  },
);

test('after the first time ten backup codes are offered', async () => {
  const { screen, code, validate } = await openTwoFactor(
    { qrCode: pixel, secret: 'JBSWY3DPEHPK3PXP' },
    {
      'POST /mf-authenticate': () => ({ id_token: 'a-token' }),
      'GET /account/role': ({ request }) =>
        request.headers.has('Authorization') ? 'ROLE_RESEARCHER' : problem(401),
      'GET /projects': () => [],
      'GET /account/backup-codes': () => ({ left: 0 }),
    },
  );
  await code.fill('492039');
  await validate.click();
  const offer = screen.getByRole('dialog', { name: 'Backup codes' });
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect.poll(() => offer.elements().length).toBe(0);
  expect(backupCodesOffer.get()).toBeNull();
});

test.each([
  ['the same person', kept.userName, true],
  ['somebody else', 'bob.hope@sounding.example', false],
])(
  'once the answer of the first time was lost, the next sign-in offers them to that person alone: %s',
  async (_, userName, isOffered) => {
    const firstTime = { qrCode: pixel, secret: 'JBSWY3DPEHPK3PXP' };
    const first = await openTwoFactor(firstTime, {
      'POST /mf-authenticate': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await first.code.fill('492039');
    await first.validate.click();
    await expect.element(first.code).toHaveAccessibleDescription(/cannot be reached/);
    await cleanup();

    const { code, validate, address } = await openTwoFactor(
      { userName },
      {
        'POST /mf-authenticate': () => ({ id_token: 'a-token' }),
        'GET /account/role': ({ request }) =>
          request.headers.has('Authorization') ? 'ROLE_RESEARCHER' : problem(401),
        'GET /projects': () => [],
        'GET /account/backup-codes': () => ({ left: 0 }),
      },
    );
    await code.fill('492040');
    await validate.click();
    await expect.poll(address).toBe('/');
    expect(backupCodesOffer.get()).toBe(isOffered ? userName.toLowerCase() : null);
    expect(sessionStorage.getItem('enrolment')).toBeNull();
  },
);

test('a code that is refused because a try without an answer has used it up leaves them owed', async () => {
  let tries = 0;
  const { code, validate } = await openTwoFactor(
    { qrCode: pixel, secret: 'JBSWY3DPEHPK3PXP' },
    {
      'POST /mf-authenticate': () => {
        tries += 1;
        return tries === 1
          ? Promise.reject(new TypeError('Failed to fetch'))
          : problem(401, { detail: 'That code is not right.' });
      },
    },
  );
  await code.fill('492039');
  await validate.click();
  await expect.element(code).toHaveAccessibleDescription(/cannot be reached/);
  await code.fill('492039');
  await validate.click();
  await expect.element(code).toHaveAccessibleDescription(/That code is not right/);
  expect(sessionStorage.getItem('enrolment')).toBe(JSON.stringify(kept.userName.toLowerCase()));
});

test('a refused first code leaves none owed: the setting up may end on another device', async () => {
  const { code, validate } = await openTwoFactor(
    { qrCode: pixel, secret: 'JBSWY3DPEHPK3PXP' },
    { 'POST /mf-authenticate': () => problem(401, { detail: 'That code is not right.' }) },
  );
  await code.fill('492039');
  await validate.click();
  await expect.element(code).toHaveAccessibleDescription(/That code is not right/);
  expect(sessionStorage.getItem('enrolment')).toBeNull();
});

describe('a backup code', () => {
  async function openWithBackupCode(typed: string, answers: Answers = {}) {
    const app = await openTwoFactor({}, answers);
    await app.screen.getByText('Use a backup code').click();
    const field = app.screen.getByRole('textbox', { name: 'Backup code' });
    await field.fill(typed);
    await app.screen.getByRole('button', { name: 'Sign in with backup code' }).click();
    return { ...app, field };
  }

  test('opens the session in place of a code from the app', async () => {
    const { server, services, address } = await openWithBackupCode('7k2qx-m0rt1', {
      'POST /mf-authenticate/backup-code': () => ({ id_token: 'a-token' }),
      'GET /account/role': ({ request }) =>
        request.headers.has('Authorization') ? 'ROLE_RESEARCHER' : problem(401),
      'GET /projects': () => [],
    });
    await expect.poll(address).toBe('/');
    expect(services.session.get().authenticated).toBe(true);
    expect(server.arrived('POST /mf-authenticate/backup-code')[0]?.body).toEqual({
      userName: 'Ada.Byron@sounding.example',
      password: 'Quiet-harbour-1851',
      backupCode: '7k2qx-m0rt1',
      rememberMe: true,
    });
    expect(backupCodesOffer.get()).toBeNull();
  });

  test('that cannot be one costs no attempt', async () => {
    const { field, server } = await openWithBackupCode('492039');
    await expect.element(field).toHaveAccessibleDescription(/Invalid input format/);
    await expect.element(field).toHaveFocus();
    expect(server.arrived('POST /mf-authenticate/backup-code')).toEqual([]);
  });

  test('that is refused shows under the field what the server says [ERR-02]', async () => {
    const { field } = await openWithBackupCode('7K2QX-M0RT1', {
      'POST /mf-authenticate/backup-code': () => problem(401, { detail: 'That is not right.' }),
    });
    await expect.element(field).toHaveAccessibleDescription(/That is not right\./);
  });

  test('that is refused without a word shows our own [ERR-02]', async () => {
    const { field } = await openWithBackupCode('7K2QX-M0RT1', {
      'POST /mf-authenticate/backup-code': () => new Response(null, { status: 500 }),
    });
    await expect.element(field).toHaveAccessibleDescription(/Two factor authentication failed/);
  });

  test('is not offered the first time, when nobody has one', async () => {
    const { screen } = await openTwoFactor({ qrCode: pixel, secret: 'JBSWY3DPEHPK3PXP' });
    expect(screen.getByText('Use a backup code').elements()).toEqual([]);
  });
});

describe('a wrong code', () => {
  test('shows under the field what the server says [ERR-02]', async () => {
    const { code, validate } = await openTwoFactor(
      {},
      { 'POST /mf-authenticate': () => problem(401, { detail: 'That code is not right.' }) },
    );
    await code.fill('492039');
    await validate.click();
    await expect.element(code).toHaveAccessibleDescription(/That code is not right\./);
  });

  test('shows its own words where the server says nothing [ERR-02]', async () => {
    const { code, validate } = await openTwoFactor(
      {},
      { 'POST /mf-authenticate': () => new Response(null, { status: 500 }) },
    );
    await code.fill('492039');
    await validate.click();
    await expect.element(code).toHaveAccessibleDescription(/Two factor authentication failed/);
  });
});

describe('a refused code is heard each time, and lies selected for another one (WCAG 4.1.3)', () => {
  const refused: Answers = {
    'POST /mf-authenticate': () => problem(401, { detail: 'That code is not right.' }),
    'POST /mf-authenticate/backup-code': () => problem(401, { detail: 'That is not right.' }),
  };

  /** The selected text of the field: all of it, so that typing replaces it. */
  const selection = (field: Element) => {
    if (!(field instanceof HTMLInputElement)) throw new Error('no field to type in');
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  };

  test.each([
    ['a code', /Code from your authenticator app/, '492039', 'Validate', 'That code is not right.'],
    ['a code of the wrong form', /Code from/, '12a456', 'Validate', 'Invalid input format'],
    [
      'a backup code',
      'Backup code',
      '7K2QX-M0RT1',
      'Sign in with backup code',
      'That is not right.',
    ],
    [
      'a backup code of the wrong form',
      'Backup code',
      '492039',
      'Sign in with backup code',
      'Invalid input format',
    ],
  ])('%s', async (_what, label, typed, button, words) => {
    const { screen } = await openTwoFactor({}, refused);
    await screen.getByText('Use a backup code').click();
    const field = screen.getByRole('textbox', { name: label });
    await field.fill(typed);
    await screen.getByRole('button', { name: button, exact: true }).click();
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent(words);
    await expect.element(field).toHaveFocus();
    expect(selection(field.element())).toBe(typed);

    // By Enter, so that focus does not move and the field's error is not read by itself.
    const first = alert.element();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => alert.elements().some((said) => said !== first)).toBe(true);
    await expect.element(alert).toHaveTextContent(words);
    expect(selection(field.element())).toBe(typed);
  });

  test('whoever has gone on meanwhile stays there', async () => {
    let refuse: () => void = () => undefined;
    const { screen, code, validate, server } = await openTwoFactor(
      {},
      {
        'POST /mf-authenticate': () =>
          new Promise((resolve) => {
            refuse = () => resolve(problem(401, { detail: 'That code is not right.' }));
          }),
      },
    );
    await code.fill('492039');
    await validate.click();
    const back = screen.getByRole('link', { name: 'Back to Login' });
    back.element().focus();
    await expect.poll(() => server.arrived('POST /mf-authenticate')).toHaveLength(1);
    refuse();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('That code is not right.');
    await expect.element(back).toHaveFocus();
  });
});

describe('Reset 2FA', () => {
  type Screen = Awaited<ReturnType<typeof openTwoFactor>>['screen'];

  async function reset(screen: Screen) {
    await screen.getByRole('button', { name: 'Reset 2FA', exact: true }).click();
    await screen
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Reset two-factor', exact: true })
      .click();
  }

  test('asks first, says how to get back in, and does nothing for whoever cancels', async () => {
    const { screen, server } = await openTwoFactor({ canReset2fa: true });
    await screen.getByRole('button', { name: 'Reset 2FA', exact: true }).click();
    const dialog = screen.getByRole('alertdialog');
    await expect
      .element(dialog)
      .toHaveAccessibleDescription(
        /we mail a link to Ada\.Byron@sounding\.example\. Nobody can sign in until that link has been opened and a new password chosen\. The next sign-in then shows a new QR code\.$/,
      );
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => dialog.elements()).toEqual([]);
    expect(server.arrived('POST /account/reset/2fa')).toEqual([]);
  });

  test.each([
    ['the first time', { qrCode: pixel, secret: 'JBSWY3DPEHPK3PXP' }],
    ['later', {}],
  ])('is offered only where the server allows it, %s [AUTH-13, OPEN-31]', async (_when, parts) => {
    const { screen } = await openTwoFactor(parts);
    expect(screen.getByRole('button', { name: 'Reset 2FA', exact: true }).elements()).toEqual([]);
  });

  test('that fails shows in a toast what the server says [AUTH-13, ERR-07]', async () => {
    const { screen, server } = await openTwoFactor(
      { canReset2fa: true },
      { 'POST /account/reset/2fa': () => problem(501, { detail: 'This is not built yet.' }) },
    );
    await reset(screen);
    await expect.element(toastIn(screen, 'Error: This is not built yet.')).toBeVisible();
    expect(server.arrived('POST /account/reset/2fa')).toHaveLength(1);
  });

  test('that fails without a word shows Something went wrong [ERR-07]', async () => {
    const { screen } = await openTwoFactor(
      { canReset2fa: true },
      { 'POST /account/reset/2fa': () => new Response(null, { status: 500 }) },
    );
    await reset(screen);
    await expect.element(toastIn(screen, 'Error: Something went wrong')).toBeVisible();
  });

  test('whose dialog was left is not begun again before its answer, which closes no other question', async () => {
    const { released, release } = heldBack();
    const { screen, server } = await openTwoFactor(
      { canReset2fa: true },
      {
        'POST /account/reset/2fa': async () => {
          await released;
          return problem(503, { detail: 'Too busy.' });
        },
      },
    );
    const button = screen.getByRole('button', { name: /Reset 2FA/ });
    const dialog = screen.getByRole('alertdialog');
    await button.click();
    await leaveSlowDialog(dialog, 'Reset two-factor');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(dialog.elements()).toEqual([]);
    release();
    await expect.element(toastIn(screen, 'Error: Too busy.')).toBeVisible();
    await button.click();
    await expect.element(dialog).toBeVisible();
    expect(server.arrived('POST /account/reset/2fa')).toHaveLength(1);
  });

  test('that succeeds loads no page anew for whoever has gone to the sign-in page', async () => {
    const { screen, address } = await openTwoFactor(
      { canReset2fa: true },
      { 'POST /account/reset/2fa': () => undefined },
    );
    const loads = catchPageLoads();
    const ends = vi.spyOn(window, 'clearTimeout');
    const waits = vi.spyOn(window, 'setTimeout');
    onTestFinished(() => {
      ends.mockRestore();
      waits.mockRestore();
    });
    await reset(screen);
    await expect.element(screen.getByText(/2fa has been reset for/).first()).toBeVisible();
    const at = waits.mock.calls.findIndex(([, wait]) => wait === 3_000);
    await screen.getByRole('link', { name: 'Back to Login' }).click();
    await expect.poll(address).toBe('/signin');
    await expect.poll(() => ends.mock.calls.flat()).toContain(waits.mock.results[at]?.value);
    expect(loads()).toEqual([]);
  });

  test('that succeeds cannot be begun again, which would end the way to the sign-in page, and says how to get back in', async () => {
    const { screen, server, code } = await openTwoFactor(
      { canReset2fa: true },
      { 'POST /account/reset/2fa': () => undefined },
    );
    const loads = catchPageLoads();
    await reset(screen);
    await expect.element(screen.getByText(/^Open the email “Sounding: set up your/)).toBeVisible();
    const button = screen.getByRole('button', { name: /Reset 2FA/ });
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('alertdialog').elements()).toEqual([]);
    expect(code.elements()).toEqual([]);
    expect(screen.getByText(/link sent again/).elements()).toEqual([]);
    await expect.poll(loads).toEqual(['reload']);
    expect(server.arrived('POST /account/reset/2fa')).toHaveLength(1);
  });

  test('that succeeds says so, and leads to the sign-in page after 3 seconds, which says what to do next [ERR-08, ERR-09]', async () => {
    const { screen, server, address } = await openTwoFactor(
      { canReset2fa: true },
      { 'POST /account/reset/2fa': () => undefined },
    );
    const loads = catchPageLoads();
    const waits = vi.spyOn(window, 'setTimeout');
    onTestFinished(() => waits.mockRestore());
    await reset(screen);
    await expect
      .element(
        toastIn(
          screen,
          'Done: 2fa has been reset for Ada.Byron@sounding.example. Redirecting to login page...',
        ),
      )
      .toBeVisible();
    expect(await server.arrived('POST /account/reset/2fa')[0]?.request.text()).toBe(
      'Ada.Byron@sounding.example',
    );
    const toastSeen = Date.now();
    expect(waits).toHaveBeenCalledWith(expect.any(Function), 3_000);
    await expect.poll(loads).toEqual(['reload']);
    expect(Date.now() - toastSeen).toBeGreaterThan(2000);
    await expect.poll(address).toBe('/signin');
    await expect.element(screen.getByText('We have mailed you a link')).toBeVisible();
    await expect
      .element(screen.getByText('Sign in with the password you set there.'))
      .toBeVisible();
  });
});

describe('After the own reset, until the mailed link has been opened', () => {
  async function openWaiting(parts: Partial<PendingSignIn> = {}, answers: Answers = {}) {
    pendingSignIn.keep({ ...kept, canReset2fa: true, awaitsMailedLink: true, ...parts });
    const app = await openApp(path, { answers });
    await expect.element(app.screen.getByText(/^The two-factor authentication/)).toBeVisible();
    return app;
  }

  test('it says how to get back in, and asks for no code, which could not be right', async () => {
    const { screen } = await openWaiting();
    const steps = screen.getByRole('listitem');
    await expect
      .element(steps.nth(0))
      .toHaveTextContent(
        'Open the email “Sounding: set up your two-factor authentication again”, which we sent to Ada.Byron@sounding.example',
      );
    await expect.element(steps.nth(1)).toHaveTextContent('Choose a new password');
    await expect.element(steps.nth(2)).toHaveTextContent('a new QR code');
    await expect
      .element(screen.getByRole('link', { name: brand.supportEmail }))
      .toHaveAttribute('href', `mailto:${brand.supportEmail}`);
    await expect.element(screen.getByRole('link', { name: 'Back to Login' })).toBeVisible();
    expect(screen.getByRole('textbox').elements()).toEqual([]);
    for (const name of ['Validate', 'Reset 2FA', 'Sign in with backup code']) {
      expect(screen.getByRole('button', { name, exact: true }).elements()).toEqual([]);
    }
  });

  test('the link can be sent again, once that is confirmed', async () => {
    const { screen, server } = await openWaiting(
      {},
      { 'POST /account/reset/2fa': () => undefined },
    );
    const loads = catchPageLoads();
    await screen.getByRole('button', { name: 'Send the link again' }).click();
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog).toHaveAccessibleDescription(/^Send a new link to Ada\.Byron@/);
    expect(server.arrived('POST /account/reset/2fa')).toEqual([]);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect
      .element(toastIn(screen, 'Done: We have sent a new link to Ada.Byron@sounding.example.'))
      .toBeVisible();
    expect(server.arrived('POST /account/reset/2fa')).toHaveLength(1);
    await expect.poll(loads).toEqual(['reload']);
  });

  test('it says what else ends the link, besides its time', async () => {
    const { screen } = await openWaiting();
    await expect
      .element(screen.getByText(/also ends when the password is reset in another way/))
      .toHaveTextContent(/a link that no longer works\?.* have the link sent again/);
  });

  test('it is not offered again to whoever may not reset any more', async () => {
    const { screen } = await openWaiting({ canReset2fa: false });
    expect(screen.getByText(/link sent again/).elements()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Send the link again' }).elements()).toEqual([]);
  });
});
