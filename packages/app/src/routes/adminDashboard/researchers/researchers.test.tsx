import { describe, expect, test } from 'vitest';
import { problem, type Answers } from '../../../testing/fakeServer';
import { heldBack } from '../../../testing/leaveSlowDialog';
import { openApp } from '../../../testing/openApp';
import { researcherPage, researcherSample } from '../../../testing/samples';
import { toastIn } from '../../../testing/toastIn';

const list = 'GET /researchers';

async function openResearchers(more: Answers = {}, path = '/admin') {
  const app = await openApp(path, {
    visitor: { role: 'ROLE_ADMIN' },
    answers: {
      'GET /project-documents': () => [],
      'GET /signup-requests': () => [],
      [list]: () => researcherPage(),
      ...more,
    },
  });
  const { screen, server } = app;
  return {
    ...app,
    row: screen.getByRole('row', { name: /Ada Byron/ }),
    dialog: screen.getByRole('alertdialog'),
    menu: screen.getByRole('button', { name: 'Actions for Ada Byron' }),
    /** Opens the row's menu and chooses. */
    choose: async (name: string) => {
      await screen.getByRole('button', { name: 'Actions for Ada Byron' }).click();
      await screen.getByRole('menuitem', { name }).click();
    },
    /** What the list was asked for last. */
    asked: () => Object.fromEntries(server.lastAddress(list).searchParams),
  };
}

const threePages: Answers = { [list]: () => researcherPage([researcherSample()], 3) };

describe('finding', () => {
  test('the table has its seven columns [OPEN-46]', async () => {
    const { screen } = await openResearchers();
    await expect
      .poll(() =>
        screen
          .getByRole('columnheader')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Name', 'Email', 'Role', 'Status', 'Last login', 'Last activity', 'Actions']);
  });

  test('the list starts with researchers of any status, twenty to a page [ADM-06, ADM-08, ADM-09, UI-18, OPEN-46]', async () => {
    const { row, asked } = await openResearchers();
    for (const words of ['ada.byron@', 'Researcher', 'Active', '20 October 2026', 'Never']) {
      await expect.element(row).toHaveTextContent(words);
    }
    expect(asked()).toEqual({ role: 'ROLE_RESEARCHER', page: '0', size: '20' });
  });

  test('what is typed narrows the list and stands in the address [ADM-07]', async () => {
    const { screen, asked, address } = await openResearchers(threePages, '/admin?page=2');
    await screen.getByPlaceholder('Search...', { exact: true }).fill('byr');
    await expect.poll(address).toBe('/admin?search=byr');
    await expect.poll(asked).toEqual({
      role: 'ROLE_RESEARCHER',
      page: '0',
      size: '20',
      search: 'byr',
    });
  });

  test.each([
    [
      /Choose role:/,
      'Monitor',
      '/admin?role=ROLE_MONITOR_RESEARCHER',
      { role: 'ROLE_MONITOR_RESEARCHER' },
    ],
    [/Choose status:/, 'Inactive', '/admin?status=inactive', { activated: 'false' }],
    [/Page size:/, '50 to a page', '/admin?size=50', { size: '50' }],
  ])(
    '%s %s starts at the first page again [ADM-06, ADM-08, ADM-09, OPEN-46]',
    async (label, choice, path, query) => {
      const { screen, asked, address } = await openResearchers(threePages, '/admin?page=2');
      await screen.getByRole('button', { name: label }).click();
      await screen.getByRole('option', { name: choice }).click();
      await expect.poll(address).toBe(path);
      await expect.poll(asked).toMatchObject({ page: '0', ...query });
    },
  );

  test('a header sorts through the server [OPEN-46]', async () => {
    const { screen, asked, address } = await openResearchers();
    await screen.getByRole('button', { name: /^Email/ }).click();
    await expect.poll(address).toBe('/admin?sort=emailAddress%2Casc');
    await expect.poll(asked).toMatchObject({ sort: 'emailAddress,asc' });
  });

  test('the next page is asked for, and an address can name it [ADM-06]', async () => {
    const { screen, asked, address } = await openResearchers(threePages);
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.poll(address).toBe('/admin?page=2');
    await expect.poll(asked).toMatchObject({ page: '1' });
  });

  test('nothing found is said, on page 1 of 1 [OPEN-84]', async () => {
    const { screen } = await openResearchers({ [list]: () => researcherPage([], 0) });
    await expect.element(screen.getByText('Nothing was found')).toBeVisible();
    await expect.element(screen.getByText('Page 1 of 1')).toBeVisible();
    for (const name of ['Previous', 'Next']) {
      await expect.element(screen.getByRole('button', { name })).toBeDisabled();
    }
  });
});

test('a row leads to editing [ADM-10]', async () => {
  const { choose, address } = await openResearchers({
    'GET /researcher/{id}': () => researcherSample(),
  });
  await choose('Edit');
  await expect.poll(address).toBe('/admin/edit-researcher/21');
});

describe('from editing somebody the list comes back as it was, search and page and all', () => {
  const asItWas = '/admin?search=byr&status=active&page=1';

  async function openEdit() {
    const app = await openResearchers(
      {
        [list]: () => researcherPage([researcherSample()], 3),
        'GET /researcher/{id}': () => researcherSample(),
        'POST /researcher/edit/{id}': () => researcherSample({ fullName: 'Ada Lovelace' }),
      },
      asItWas,
    );
    await app.choose('Edit');
    await expect.poll(app.address).toBe('/admin/edit-researcher/21');
    return app;
  }

  test('on Cancel', async () => {
    const { screen, address } = await openEdit();
    await screen.getByRole('link', { name: 'Cancel' }).click();
    await expect.poll(address).toBe(asItWas);
  });

  test('on saving', async () => {
    const { screen, address } = await openEdit();
    await screen.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(address).toBe(asItWas);
  });
});

test.each([
  [true, ['Edit', 'Send reset-password link', 'Deactivate', 'Reset two-factor']],
  [false, ['Edit', 'Send reset-password link', 'Activate', 'Reset two-factor']],
])(
  'where an account being active is %s, its actions are %s [ADM-10, ADM-11, ADM-12, ADM-13]',
  async (activated, actions) => {
    const { screen, menu } = await openResearchers({
      [list]: () => researcherPage([researcherSample({ activated })]),
    });
    await menu.click();
    await expect
      .poll(() =>
        screen
          .getByRole('menuitem')
          .elements()
          .map(({ textContent }) => actions.find((action) => textContent.startsWith(action))),
      )
      .toEqual(actions);
  },
);

test('no link is offered for an inactive account, to which nothing is sent, and the menu says what to do first', async () => {
  const { screen, menu } = await openResearchers({
    [list]: () => researcherPage([researcherSample({ activated: false })]),
  });
  await menu.click();
  const item = screen.getByRole('menuitem', { name: 'Send reset-password link' });
  await expect.element(item).toBeDisabled();
  await expect
    .element(item)
    .toHaveTextContent('An inactive account gets no link: make it active first.');
});

describe('each action asks first by the confirmation dialog, sends the address and reports [UI-01, OPEN-83]', () => {
  test.each([
    [
      'a reset-password link is sent [ADM-11, OPEN-12]',
      'POST /account/reset-password/init',
      'Send reset-password link',
      true,
      'A reset-password link is on its way to ada.byron@sounding.example.',
    ],
    [
      'an active account is deactivated [ADM-12]',
      'POST /account/researcher/deactivate',
      'Deactivate',
      true,
      'Ada Byron is inactive.',
    ],
    [
      'an inactive account is activated [ADM-12]',
      'POST /account/researcher/activate',
      'Activate',
      false,
      'Ada Byron is active.',
    ],
    [
      'two-factor is reset, and nothing reloads [ADM-13, OPEN-12, OPEN-33]',
      'POST /account/reset/2fa',
      'Reset two-factor',
      true,
      '2fa has been reset for ada.byron@sounding.example.',
    ],
  ] as const)('%s', async (_, call, verb, activated, words) => {
    const { screen, server, choose, dialog, menu, address } = await openResearchers({
      [list]: () => researcherPage([researcherSample({ activated })]),
      'GET /researcher/{id}': () => researcherSample({ activated }),
      [call]: () => undefined,
    });
    await choose(verb);
    await expect.element(dialog).toHaveAccessibleName('Confirmation Dialog');
    await expect.element(dialog).toHaveTextContent(/Ada Byron.*\?/u);
    expect(server.arrived(call)).toEqual([]);
    const readBefore = server.arrived(list).length;
    await dialog.getByRole('button', { name: verb }).click();
    await expect.element(toastIn(screen, `Done: ${words}`)).toBeVisible();
    expect(screen.getByText(/Redirecting/).elements()).toEqual([]);
    await expect.element(menu).toHaveFocus();
    expect(await server.arrived(call)[0]?.request.text()).toBe('ada.byron@sounding.example');
    // The list is read anew.
    expect(server.arrived(list).length).toBeGreaterThan(readBefore);
    expect(address()).toBe('/admin');
  });

  test('whoever has signed in before a slow answer came sends no link', async () => {
    const { released, release } = heldBack();
    const sending = 'POST /account/reset-password/init';
    const { services, server, choose, dialog } = await openResearchers({
      'GET /researcher/{id}': async () => {
        await released;
        return researcherSample();
      },
      [sending]: () => undefined,
    });
    await choose('Send reset-password link');
    await dialog.getByRole('button', { name: 'Send reset-password link' }).click();
    services.session.start('another-token', 'grace.hopper@sounding.example');
    release();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.arrived(sending)).toEqual([]);
  });

  test('how long a link works is left to its email, since a first password has longer than a new one', async () => {
    const { choose, dialog } = await openResearchers();
    await choose('Send reset-password link');
    await expect.element(dialog).toHaveTextContent('the email says how long it works');
    await expect.element(dialog).not.toHaveTextContent(/minutes|hours|the present password/);
  });

  test('whoever leaves the list takes no focus along', async () => {
    let isActive = true;
    const { screen, choose, dialog } = await openResearchers(
      {
        [list]: () => (isActive ? researcherPage() : researcherPage([], 0)),
        'POST /account/researcher/deactivate': () => {
          isActive = false;
          return undefined;
        },
      },
      '/admin?status=active',
    );
    await choose('Deactivate');
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await expect.element(screen.getByText('Nothing was found')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).not.toBe(document.body);
  });

  test('what failed is said in the dialog, which stays', async () => {
    const { choose, dialog } = await openResearchers({
      'POST /account/researcher/deactivate': () =>
        problem(503, { detail: 'Please try again in a minute.' }),
    });
    await choose('Deactivate');
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Please try again in a minute.');
  });

  test.each([
    [
      'whose address is another by now, is not made inactive in vain',
      'Deactivate',
      { 'POST /account/researcher/deactivate': () => problem(404) },
    ],
    [
      'whose address is another by now, is sent no link in vain',
      'Send reset-password link',
      { 'GET /researcher/{id}': () => researcherSample({ emailAddress: 'ada@sounding.example' }) },
    ],
    [
      'that is inactive by now, is sent no link in vain',
      'Send reset-password link',
      { 'GET /researcher/{id}': () => researcherSample({ activated: false }) },
    ],
  ] as const)(
    'an account %s: the list is read anew, and that is said [OPEN-83]',
    async (_, verb, answers) => {
      const { screen, server, choose, dialog } = await openResearchers(answers);
      await choose(verb);
      const before = server.arrived(list).length;
      await dialog.getByRole('button', { name: verb }).click();
      await expect
        .element(screen.getByText(/The account of Ada Byron has changed meanwhile/).first())
        .toBeVisible();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(server.arrived(list).length).toBeGreaterThan(before);
      expect(server.arrived('POST /account/reset-password/init')).toEqual([]);
    },
  );

  test.each([
    [
      'why, such as a sign-in too long ago,',
      problem(403, { detail: 'Please log out, sign in again and repeat it.' }),
      'Please log out, sign in again and repeat it.',
    ],
    ['Something went wrong', new Response(null, { status: 500 }), 'Something went wrong'],
  ])('a two-factor reset that fails says %s in a toast [ERR-07]', async (_, answer, words) => {
    const { screen, choose, dialog } = await openResearchers({
      'POST /account/reset/2fa': () => answer.clone(),
    });
    await choose('Reset two-factor');
    await dialog.getByRole('button', { name: 'Reset two-factor' }).click();
    await expect.element(toastIn(screen, `Error: ${words}`)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
