import type { Schemas } from '@sounding/api-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fileAnswer, problem, type Answers } from '../../../testing/fakeServer';
import { heldBack } from '../../../testing/leaveSlowDialog';
import { namesOfDownloads } from '../../../testing/namesOfDownloads';
import { openApp } from '../../../testing/openApp';
import { print } from '../../../testing/print';
import { pageOf } from '../../../testing/samples';
import { toastIn } from '../../../testing/toastIn';

const list = 'GET /audit-log';
const file = 'GET /audit-log/export';

const line: Schemas['AuditLine'] = {
  id: 4711,
  date: '2026-10-20T08:55:00.000Z',
  action: 'account.edited',
  actor: { id: 2, fullName: 'Joan Clarke', role: 'ROLE_ADMIN' },
  target: { type: 'account', id: '21', name: 'Ada Byron' },
  detail: { hasNewLogin: true },
  ipAddress: '192.0.2.7',
  requestId: null,
};

async function openAudit(more: Answers = {}, query = '') {
  const app = await openApp(`/admin/settings?section=audit${query}`, {
    visitor: { role: 'ROLE_ADMIN' },
    answers: {
      'GET /audit-log/actions': () => ['account.edited', 'sign-in.code-refused'],
      [list]: () => pageOf([line], { totalPages: 3, totalElements: 41 }),
      ...more,
    },
  });
  const { server } = app;
  return {
    ...app,
    asked: (call: typeof list | typeof file = list) =>
      Object.fromEntries(server.lastAddress(call).searchParams),
  };
}

test('a line says who did what to whom, and when', async () => {
  const { screen } = await openAudit();
  const row = screen.getByRole('row', { name: /Joan Clarke/ });
  for (const words of [
    '20/10/2026, 09:55',
    'Joan Clarke (Admin)',
    'Account: edited',
    'Ada Byron',
    'has new login: yes',
    '192.0.2.7',
  ]) {
    await expect.element(row).toHaveTextContent(words);
  }
  await expect.element(screen.getByText('41 lines')).toBeVisible();
});

test('the values and names of the contract are said in words', async () => {
  const asked = {
    ...line,
    action: 'password-reset.requested',
    detail: { purpose: 'PASSWORD_RESET' },
  };
  const left = { ...line, id: 4712, action: 'sign-out', detail: {} };
  const { screen } = await openAudit({ [list]: () => pageOf([asked, left]) });
  await expect
    .element(screen.getByRole('row', { name: /Password reset: requested/ }))
    .toHaveTextContent('purpose: password reset');
  await expect.element(screen.getByRole('cell', { name: 'Log out', exact: true })).toBeVisible();
});

test('each line is understood by itself: what a number counts, what was agreed to, and what was made', async () => {
  const lines = [
    {
      action: 'usage-data-consent.set',
      detail: { isGiven: false },
      words: 'usage data: not agreed',
    },
    { action: 'backup-code.used', detail: { left: 0 }, words: 'codes left: 0' },
    { action: 'project.exported', detail: { bytes: 11_776 }, words: 'size: 11,776 bytes' },
    { action: 'audit-log.exported', detail: { lines: 4_711 }, words: 'lines: 4,711' },
    { action: 'sign-in.code-refused', detail: { isPaused: true }, words: 'signing in paused: yes' },
    { action: 'answer.approved', detail: { projectId: 4711 }, words: 'project id: 4711' },
    { action: 'project.reported', detail: {}, words: 'Involvement report: made' },
  ];
  const { screen } = await openAudit({
    [list]: () =>
      pageOf(
        lines.map(({ action, detail }, index) => ({ ...line, id: index + 1, action, detail })),
      ),
  });
  for (const { words } of lines) {
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  }
});

test('an ethics document has one name, and the columns say whose time and what address', async () => {
  const target = { type: 'project-document', id: '14', name: null };
  const { screen } = await openAudit({
    [list]: () => pageOf([{ ...line, action: 'ethics-document.downloaded', target, detail: {} }]),
  });
  const row = screen.getByRole('row', { name: /Ethics document: downloaded/ });
  await expect.element(row).toHaveTextContent('Ethics document 14');
  for (const name of ['Time (London)', 'Network address']) {
    await expect.element(screen.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
});

test('what was changed of a published project is named in words', async () => {
  const edited = {
    ...line,
    action: 'project.edited',
    target: { type: 'project', id: '12', name: null },
    detail: { fields: 'title endDate ageRanges' },
  };
  const { screen } = await openAudit({ [list]: () => pageOf([edited]) });
  const row = screen.getByRole('row', { name: /Project: edited/ });
  await expect.element(row).toHaveTextContent('Project 12');
  await expect.element(row).toHaveTextContent('fields: title, end date, age ranges');
});

test('what nobody did is told apart: the server’s own from that of somebody not signed in', async () => {
  const nobodys = { ...line, actor: null, requestId: 'request-1' };
  const own = { ...line, id: 4712, actor: null, action: 'ethics-document.file-deleted' };
  const { screen } = await openAudit({
    [list]: () => pageOf([own, nobodys]),
  });
  await expect
    .element(screen.getByRole('row', { name: /Ethics document: file deleted/ }))
    .toHaveTextContent('The server');
  await expect
    .element(screen.getByRole('row', { name: /Account: edited/ }))
    .toHaveTextContent('Somebody not signed in');
});

test('person, action and days narrow the log, and stand in the address', async () => {
  const { screen, asked, address } = await openAudit({}, '&page=2');
  await screen.getByPlaceholder('Search...', { exact: true }).fill('joan');
  await expect.poll(asked).toEqual({ actor: 'joan', page: '0' });
  await screen.getByRole('button', { name: /What was done/ }).click();
  await screen.getByRole('option', { name: 'Sign-in: code refused' }).click();
  await screen.getByRole('textbox', { name: /First day/ }).fill('1/10/2026');
  await screen.getByRole('textbox', { name: /Last day/ }).fill('20/10/2026');
  await expect.poll(asked).toEqual({
    actor: 'joan',
    action: 'sign-in.code-refused',
    from: '2026-10-01',
    to: '2026-10-20',
    page: '0',
  });
  await expect
    .poll(address)
    .toBe(
      '/admin/settings?section=audit&search=joan&action=sign-in.code-refused&from=2026-10-01&to=2026-10-20',
    );
});

test('on paper the log says what it is narrowed to', async () => {
  const { screen } = await openAudit({}, '&search=joan&action=account.edited&from=2026-10-01');
  await expect.element(screen.getByText('41 lines')).toBeVisible();
  await print();
  const narrowing = /Search: “joan”; What was done: Account: edited; First day: 01\/10\/2026\./;
  await expect.element(screen.getByText(narrowing)).toBeVisible();
});

test('what is no day is said once the field is left, and asks for nothing', async () => {
  const { screen, server, address } = await openAudit();
  const day = screen.getByRole('textbox', { name: /First day/ });
  await day.fill('31/02/2026');
  await userEvent.tab();
  await expect.element(day).toHaveAccessibleDescription(/This date does not exist/);
  expect(address()).toBe('/admin/settings?section=audit');
  expect(server.arrived(list).some(({ request }) => request.url.includes('from='))).toBe(false);
});

test('the next page is asked for, and the address keeps the section', async () => {
  const { screen, asked, address } = await openAudit();
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.poll(asked).toEqual({ page: '1' });
  await expect.poll(address).toBe('/admin/settings?section=audit&page=2');
});

test('a download that ends after a log-out leaves the file to nobody', async () => {
  const names = namesOfDownloads();
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const { released, release } = heldBack();
  const { screen, services } = await openAudit({
    [file]: async () => {
      await released;
      return fileAnswer('Number');
    },
  });
  const download = screen.getByRole('button', { name: /^Download all/ });
  await download.click();
  await expect.element(download).toHaveAttribute('aria-disabled', 'true');
  services.session.start('another-token', 'grace.hopper@sounding.example');
  release();
  await expect.element(download).not.toHaveAttribute('aria-disabled', 'true');
  expect(names).toEqual([]);
});

test('the download takes every line of the chosen filters', async () => {
  const { screen, asked, server } = await openAudit(
    { [file]: () => fileAnswer('Number') },
    '&action=account.edited&page=2',
  );
  await screen.getByRole('button', { name: /^Download all/ }).click();
  await expect.poll(() => server.arrived(file).length).toBe(1);
  expect(asked(file)).toEqual({ action: 'account.edited' });
});

test.each([
  [
    'the server’s words',
    { detail: 'Please wait 4 minutes and try again.' },
    'Please wait 4 minutes and try again.',
  ],
  ['words of our own', {}, 'Something went wrong'],
])('a download that fails says so in %s in a toast [ERR-13]', async (_, parts, words) => {
  const { screen } = await openAudit({ [file]: () => problem(429, parts) });
  await screen.getByRole('button', { name: /^Download all/ }).click();
  await expect.element(toastIn(screen, `Error: ${words}`)).toBeVisible();
});

test('two days chosen in a row both hold, however slowly the server says who this is', async () => {
  const held: (() => void)[] = [];
  let isSlow = false;
  const { screen, asked } = await openAudit({
    async 'GET /account/role'() {
      if (isSlow) await new Promise<void>((resolve) => held.push(resolve));
      return 'ROLE_ADMIN' as const;
    },
  });
  await expect.element(screen.getByText('41 lines')).toBeVisible();
  isSlow = true;
  await screen.getByRole('textbox', { name: /First day/ }).fill('1/10/2026');
  await screen.getByRole('textbox', { name: /Last day/ }).fill('20/10/2026');
  isSlow = false;
  for (const release of held) release();
  await expect.poll(asked).toEqual({ from: '2026-10-01', to: '2026-10-20', page: '0' });
});

test('a day that no calendar has counts as not asked for', async () => {
  const { screen, asked } = await openAudit({}, '&from=2026-02-30&to=2026-13-01');
  await expect.element(screen.getByRole('row', { name: /Joan Clarke/ })).toBeVisible();
  expect(asked()).toEqual({ page: '0' });
  await expect.element(screen.getByRole('textbox', { name: /^First day/ })).toHaveValue('');
});

test('what is typed on in a day’s field stays, however slowly the server says who this is', async () => {
  const held: (() => void)[] = [];
  let isSlow = false;
  const { screen, asked } = await openAudit({
    async 'GET /account/role'() {
      if (isSlow) await new Promise<void>((resolve) => held.push(resolve));
      return 'ROLE_ADMIN' as const;
    },
  });
  await expect.element(screen.getByText('41 lines')).toBeVisible();
  const day = screen.getByRole('textbox', { name: /First day/ });
  isSlow = true;
  await day.fill('1/10/2026');
  await expect.poll(() => held).toHaveLength(1);
  await userEvent.keyboard('{Backspace}');
  await expect.element(day).toHaveValue('1/10/202');
  isSlow = false;
  for (const release of held) release();
  await expect.poll(asked).toEqual({ from: '2026-10-01', page: '0' });
  await expect.element(day).toHaveValue('1/10/202');
  await userEvent.keyboard('5');
  await expect.poll(asked).toEqual({ from: '2025-10-01', page: '0' });
});

test('days in the wrong order are told of in a place that was there before, so that it is heard', async () => {
  const { screen } = await openAudit();
  await expect.element(screen.getByText('41 lines')).toBeVisible();
  const places = screen.getByRole('status').elements();
  await screen.getByRole('textbox', { name: /First day/ }).fill('20/10/2026');
  await screen.getByRole('textbox', { name: /Last day/ }).fill('1/10/2026');
  const said = screen.getByText('The first day is after the last day');
  await expect.element(said).toBeVisible();
  expect(places).toContain(said.element().closest('[role="status"]'));
});

test.each(['20/10/26', '20/10/1999', '1 October'])(
  'what a day looks like is said of %s',
  async (text) => {
    const { screen } = await openAudit();
    const day = screen.getByRole('textbox', { name: /^First day/ });
    await day.fill(text);
    await userEvent.keyboard('{Enter}');
    await expect
      .element(day)
      .toHaveAccessibleDescription('Enter a day as dd/mm/yyyy, from 2000 to 2099');
  },
);

test.each(['20.10.2026', '20-10-2026'])('a day may be typed as %s', async (text) => {
  const { screen, server } = await openAudit();
  await screen.getByRole('textbox', { name: /^First day/ }).fill(text);
  await expect.poll(() => server.lastAddress(list).searchParams.get('from')).toBe('2026-10-20');
});

test('what is no day is said at once on Enter, and again on the next one (WCAG 3.3.1, 4.1.3)', async () => {
  const { screen, server } = await openAudit();
  const day = screen.getByRole('textbox', { name: /^First day/ });
  await day.fill('99/99/2026');
  await expect.element(day).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(day).toHaveAttribute('aria-invalid', 'true');
  await expect.element(day).toHaveAccessibleDescription('This date does not exist');
  const said = screen
    .getByRole('status')
    .getByText('First day: This date does not exist. The list stays as it is.');
  await expect.element(said).toBeInTheDocument();

  const first = said.element();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => said.element() === first).toBe(false);
  await day.fill('20/10/2026');
  await expect.element(said).not.toBeInTheDocument();
  await expect.poll(() => server.lastAddress(list).searchParams.get('from')).toBe('2026-10-20');
});
