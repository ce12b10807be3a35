import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fileAnswer, problem, type Answers } from '../../../testing/fakeServer';
import { namesOfDownloads } from '../../../testing/namesOfDownloads';
import { toastIn } from '../../../testing/toastIn';
import { openOverview } from '../openOverview.fixture';

const strong = 'Calm-estuary-2026!';
const workbook = () => fileAnswer(new Uint8Array([1, 2, 3]));

async function openExport(answers: Answers = {}) {
  const app = await openOverview({
    answers: { 'GET /project/{id}/export': () => Response.json(null), ...answers },
  });
  await app.screen.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Export this project' });
  await expect.element(dialog).toBeVisible();
  const password = dialog.getByLabelText('Password for the file');
  const confirmation = dialog.getByLabelText('The same password again');
  return {
    ...app,
    dialog,
    password,
    confirmation,
    /** Dismisses an error, which would otherwise stay into the next test. */
    dismiss: () => app.screen.getByRole('button', { name: /^Dismiss: / }).click(),
    submit: async (first: string, second = first) => {
      await password.fill(first);
      await confirmation.fill(second);
      await dialog.getByRole('button', { name: 'Export', exact: true }).click();
    },
    sent: () => app.server.arrived('POST /project/{id}/export'),
  };
}

test('Export asks for a password, with its rules ticking while it is typed [OVER-05, EXP-01]', async () => {
  const { dialog, password } = await openExport();
  await expect.element(dialog.getByText('14 to 128 characters')).toBeVisible();
  await expect
    .element(password)
    .toHaveAccessibleDescription(/It must not be a common password, nor contain your name/);
  await password.fill('A1');
  await expect
    .element(dialog.getByRole('listitem').filter({ hasText: 'One uppercase letter' }))
    .toHaveTextContent('done');
  await expect
    .element(dialog.getByRole('listitem').filter({ hasText: '14 to 128 characters' }))
    .toHaveTextContent('still to do');
});

test.each([
  ['', '', 'Password is required'],
  ['short', 'short', /^Password needs to have minimum fourteen characters/],
  ['Calm-estuary-now!', 'Calm-estuary-now!', /^Password needs to have minimum fourteen characters/],
  ['Sounding-Export-2026!', 'Sounding-Export-2026!', /Please leave out your name/],
  [strong, `${strong}?`, 'Your password and confirmation password must match'],
])(
  'the password %j with %j is refused before anything is asked [EXP-02, OPEN-101]',
  async (first, second, message) => {
    const { dialog, submit, sent } = await openExport();
    await submit(first, second);
    // The first is the link to the field.
    await expect.element(dialog.getByText(message).nth(1)).toBeVisible();
    expect(sent()).toEqual([]);
  },
);

test('the file comes as project-export.xls, and as .xlsx too [EXP-03, OPEN-102]', async () => {
  const names = namesOfDownloads();
  const { dialog, submit, sent } = await openExport({ 'POST /project/{id}/export': workbook });
  await submit(strong);
  await expect
    .element(dialog.getByText(/in your downloads as project-export\.xls\./))
    .toHaveFocus();
  expect(names).toEqual(['project-export.xls']);
  expect(sent()[0]?.request.url).toMatch(/\/project\/12\/export$/);
  expect(await sent()[0]?.request.text()).toBe(strong);
  await expect.element(dialog.getByText(/choose Yes/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save as .xlsx too' }).click();
  expect(names).toEqual(['project-export.xls', 'project-export.xlsx']);
  expect(sent()).toHaveLength(1);
});

test.each([
  [
    'the server’s words',
    { detail: 'Five exports in ten minutes.' },
    'Five exports in ten minutes.',
  ],
  ['words of our own', {}, 'Something went wrong'],
])(
  'an export that fails says so in %s, and can be tried again [ERR-13, OPEN-103]',
  async (_, parts, message) => {
    const names = namesOfDownloads();
    const { screen, submit, dialog, dismiss } = await openExport({
      'POST /project/{id}/export': () => problem(429, parts),
    });
    await submit(strong);
    await expect.element(toastIn(screen, `Error: ${message}`)).toBeVisible();
    expect(names).toEqual([]);
    await expect.element(dialog.getByRole('button', { name: 'Export', exact: true })).toBeEnabled();
    await dismiss();
  },
);

test('what the server has against the password stands at the field, and in no toast [OPEN-101]', async () => {
  const message = 'This password is in a list of leaked passwords.';
  const refused = { detail: message, errors: [{ pointer: '', message }] };
  let tries = 0;
  const { screen, dialog, password, submit, dismiss } = await openExport({
    'POST /project/{id}/export': () => (tries++ === 0 ? problem(400, refused) : problem(500)),
  });
  await submit(strong);
  await expect.element(password).toHaveAccessibleDescription(/is in a list of leaked passwords/);
  // A later failure is shown in a toast, which comes after any earlier toast.
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect.element(toastIn(screen, 'Error: Something went wrong')).toBeVisible();
  expect(toastIn(screen, `Error: ${message}`).elements()).toEqual([]);
  await dismiss();
});

test('whoever waits in a field for an answer that refuses the password is told so, each time', async () => {
  const message = 'Please choose one that is harder to guess.';
  const answers: ((response: Response) => void)[] = [];
  const { dialog, password, confirmation } = await openExport({
    'POST /project/{id}/export': () =>
      new Promise<Response>((resolve) => {
        answers.push(resolve);
      }),
  });
  const summary = dialog.getByRole('region', { name: /^Please address the following errors/ });
  await password.fill(strong);
  await confirmation.fill(strong);
  for (const tries of [1, 2]) {
    await confirmation.click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => answers).toHaveLength(tries);
    await expect.element(confirmation).toHaveFocus();
    answers.at(-1)?.(problem(400, { detail: message, errors: [{ pointer: '', message }] }));
    await expect.element(summary).toHaveFocus();
    await expect.element(summary).toHaveTextContent(message);
  }
});

test('a long export shows how far it is, and can be stopped without a complaint', async () => {
  let answer: (response: Response) => void = () => undefined;
  const names = namesOfDownloads();
  const { dialog, submit, sent, screen } = await openExport({
    'GET /project/{id}/export': () => ({ rowsDone: 42_000, rowsTotal: 120_000 }),
    'POST /project/{id}/export': () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  });
  await submit(strong);
  await expect
    .element(dialog.getByRole('progressbar', { name: 'Making your spreadsheet' }))
    .toHaveAttribute('aria-valuenow', '35');
  await expect.element(dialog.getByText('42,000 of 120,000 rows')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop the export' }).click();
  await expect.poll(() => sent()[0]?.request.signal.aborted).toBe(true);
  answer(workbook());
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(screen.getByText('Something went wrong').elements()).toEqual([]);
  expect(names).toEqual([]);
});

test('on a low screen Export and Cancel stay in view while the fields scroll', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(1024, 480);
  const { dialog, confirmation } = await openExport();
  await expect.element(confirmation).not.toBeInViewport();
  for (const name of ['Export', 'Cancel']) {
    await expect
      .element(dialog.getByRole('button', { name, exact: true }))
      .toBeInViewport({ ratio: 1 });
  }
});

test('Enter in the field exports, and whoever waits there keeps their place though it fails', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { dialog, password, confirmation, sent, screen, dismiss } = await openExport({
    'POST /project/{id}/export': () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  });
  await password.fill(strong);
  await confirmation.fill(strong);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('progressbar').first()).toBeVisible();
  await expect.element(confirmation).toHaveFocus();
  await userEvent.keyboard('!');
  await expect.poll(sent).toHaveLength(1);
  answer(problem(500));
  await expect.element(screen.getByText('Something went wrong').first()).toBeVisible();
  await expect.element(confirmation).toHaveFocus();
  await expect.element(confirmation).toHaveValue(strong);
  await dismiss();
});

test('nothing typed is left when the modal is opened again or in the browser’s storage', async () => {
  namesOfDownloads();
  const { submit, screen, dialog, password, services } = await openExport({
    'POST /project/{id}/export': workbook,
  });
  await submit(strong);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByRole('button', { name: 'Export', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveValue('');
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain(strong);
  const remembered = services.queryClient.getMutationCache().getAll();
  expect(JSON.stringify(remembered.map(({ state }) => state.variables))).not.toContain(strong);
});
