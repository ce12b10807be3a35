import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { toastsSoFar } from '../../../testing/errorToasts';
import { fileAnswer, problem, type Answers } from '../../../testing/fakeServer';
import { heldBack, leaveSlowDialog } from '../../../testing/leaveSlowDialog';
import { lostAnswer } from '../../../testing/lostAnswer';
import { namesOfDownloads } from '../../../testing/namesOfDownloads';
import { openApp } from '../../../testing/openApp';
import { documentSample, signupSample } from '../../../testing/samples';
import { toastIn } from '../../../testing/toastIn';

const answers: Answers = {
  'GET /project-documents': () => [documentSample()],
  'GET /signup-requests': () => [],
  'POST /project-documents/approve-reject': () => undefined,
};

async function openAdmin(more: Answers = {}) {
  const app = await openApp('/admin?tab=documents', {
    visitor: { role: 'ROLE_ADMIN' },
    answers: { ...answers, ...more },
  });
  const row = app.screen.getByRole('row', { name: /Living with breathlessness/ });
  return { ...app, row, press: (name: string) => row.getByRole('button', { name }).click() };
}

test('a document that waits is listed with project, researcher and date [ADM-14, UI-18, OPEN-50]', async () => {
  const { row } = await openAdmin();
  await expect.element(row).toHaveTextContent('Ada Byron');
  await expect.element(row).toHaveTextContent('20 September 2026');
});

describe('deciding', () => {
  test('approving asks first and sends approved true [ADM-16]', async () => {
    let isDecided = false;
    const { screen, press, server } = await openAdmin({
      'GET /project-documents': () => (isDecided ? [] : [documentSample()]),
      'POST /project-documents/approve-reject': () => {
        isDecided = true;
        return undefined;
      },
    });
    await press('Approve');
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect.element(screen.getByText('Nothing awaits your decision')).toBeVisible();
    expect(server.arrived('POST /project-documents/approve-reject')[0]?.body).toEqual({
      id: 31,
      approved: true,
      comment: '',
    });
  });

  test.each(['Page 2 is missing.', ''])(
    'rejecting takes an optional comment along: "%s" [ADM-17, OPEN-49]',
    async (comment) => {
      const { screen, press, server } = await openAdmin();
      await press('Reject');
      const dialog = screen.getByRole('alertdialog');
      await dialog.getByRole('textbox').fill(comment);
      await dialog.getByRole('button', { name: 'Reject' }).click();
      await expect
        .poll(() => server.arrived('POST /project-documents/approve-reject')[0]?.body)
        .toEqual({ id: 31, approved: false, comment });
      const said =
        'Done: The ethics document of “Living with breathlessness” is rejected. Ada Byron is told by email.';
      await expect.element(toastIn(screen, said)).toBeVisible();
    },
  );

  test('a comment outlives the dialog and the page until it is decided, and belongs to its document', async () => {
    const { screen, press } = await openAdmin();
    await press('Reject');
    const dialog = screen.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill('Page 2 is missing.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();

    await cleanup();
    const other = documentSample({
      id: 32,
      project: { ...documentSample().project, title: 'Other' },
    });
    const again = await openAdmin({ 'GET /project-documents': () => [documentSample(), other] });
    const field = again.screen.getByRole('alertdialog').getByRole('textbox');
    const close = () => again.screen.getByRole('button', { name: 'Cancel' }).click();
    await again.screen
      .getByRole('row', { name: /Other/ })
      .getByRole('button', { name: 'Reject' })
      .click();
    await expect.element(field).toHaveValue('');
    await close();
    await again.press('Reject');
    await expect.element(field).toHaveValue('Page 2 is missing.');
    await again.screen.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
    await expect.element(field).not.toBeInTheDocument();
    await again.press('Reject');
    await expect.element(field).toHaveValue('');
  });

  test.each([
    ['is made after all', () => undefined, 'Done: “Living with breathlessness” is published.'],
    ['fails at last', () => problem(503, { detail: 'Too busy.' }), 'Error: Too busy.'],
  ])(
    'a decision that can be left because no answer comes, and then %s, is told in a toast and leaves the next question open',
    async (_, outcome, words) => {
      const { released, release } = heldBack();
      const other = documentSample({
        id: 32,
        project: { ...documentSample().project, title: 'Other' },
      });
      const { screen, press, server } = await openAdmin({
        'GET /project-documents': () => [documentSample(), other],
        'POST /project-documents/approve-reject': async () => {
          await released;
          return outcome();
        },
      });
      await press('Approve');
      const dialog = screen.getByRole('alertdialog');
      await leaveSlowDialog(dialog, 'Approve');
      await screen
        .getByRole('row', { name: /Other/ })
        .getByRole('button', { name: 'Reject' })
        .click();
      await expect.element(dialog).toHaveTextContent('“Other”');
      release();
      await expect.element(toastIn(screen, words)).toBeInTheDocument();
      await expect.element(dialog).toHaveTextContent('“Other”');
      expect(server.arrived('POST /project-documents/approve-reject')).toHaveLength(1);
    },
  );

  test('while a decision that was left is under way, its document is not decided otherwise', async () => {
    const { released, release } = heldBack();
    const { screen, row, press, server } = await openAdmin({
      'POST /project-documents/approve-reject': async () => {
        await released;
        return problem(503, { detail: 'Too busy.' });
      },
    });
    const dialog = screen.getByRole('alertdialog');
    await press('Reject');
    await leaveSlowDialog(dialog, 'Reject');
    await expect.element(row.getByRole('button', { name: /Reject/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(row.getByRole('button', { name: /Approve/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(dialog.elements()).toEqual([]);
    release();
    await expect.element(toastIn(screen, 'Error: Too busy.')).toBeVisible();
    await press('Approve');
    await expect.element(dialog).toBeVisible();
    expect(server.arrived('POST /project-documents/approve-reject')).toHaveLength(1);
  });

  test('once a decision that was left is made, its document is not decided otherwise while the list is read', async () => {
    const [made, list] = [heldBack(), heldBack()];
    let isMade = false;
    const { screen, row, press, server } = await openAdmin({
      'GET /project-documents': async () => {
        if (!isMade) return [documentSample()];
        await list.released;
        return [];
      },
      'POST /project-documents/approve-reject': async () => {
        await made.released;
        isMade = true;
      },
    });
    await press('Approve');
    await leaveSlowDialog(screen.getByRole('alertdialog'), 'Approve');
    const reads = () => server.arrived('GET /project-documents').length;
    const before = reads();
    made.release();
    await expect.poll(reads).toBeGreaterThan(before);
    await expect
      .element(row.getByRole('button', { name: /Reject/ }))
      .toHaveAttribute('aria-disabled', 'true');
    list.release();
    await expect.element(row).not.toBeInTheDocument();
  });

  test.each([
    ['is made after all', () => undefined],
    ['fails at last', () => problem(503, { detail: 'Too busy for “Living with breathlessness”.' })],
  ])(
    'a decision that was left, and %s once its session is over, is not told to whoever uses the tab next',
    async (_, outcome) => {
      const { released, release } = heldBack();
      const { screen, press, router, services } = await openAdmin({
        'GET /signup-requests': () => [signupSample()],
        'POST /account/logout': () => undefined,
        'POST /project-documents/approve-reject': async () => {
          await released;
          return outcome();
        },
      });
      await press('Approve');
      await leaveSlowDialog(screen.getByRole('alertdialog'), 'Approve');
      await screen.getByRole('link', { name: 'Log out' }).click();
      await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await expect.poll(() => services.session.get().authenticated).toBe(false);
      release();
      services.session.start('another-token', 'grace.hopper@sounding.example');
      await router.navigate('/admin?tab=signups');
      await expect.element(screen.getByRole('row', { name: /Rosa Frank/ })).toBeVisible();
      expect(await toastsSoFar(screen)).toEqual([]);
    },
  );

  test('a comment is not left for whoever signs in next', async () => {
    const { screen, press, services } = await openAdmin();
    await press('Reject');
    await screen.getByRole('alertdialog').getByRole('textbox').fill('Page 2 is missing.');
    services.session.end();
    expect(Object.values(sessionStorage).join()).not.toContain('Page 2');
  });

  test('one whose answer was lost counts when it is sent again, and is nobody else’s', async () => {
    const { screen, press } = await openAdmin({
      'POST /project-documents/approve-reject': lostAnswer(undefined),
    });
    await press('Approve');
    const approve = screen.getByRole('alertdialog').getByRole('button', { name: 'Approve' });
    await approve.click();
    await expect.element(screen.getByRole('alertdialog').getByRole('alert')).toBeVisible();
    await approve.click();
    const said = 'Done: “Living with breathlessness” is published.';
    await expect.element(toastIn(screen, said)).toBeVisible();
  });

  test('what another administrator has decided meanwhile can only be closed, and stands in the list no more', async () => {
    let isDecided = false;
    const { screen, press } = await openAdmin({
      'GET /project-documents': () => (isDecided ? [] : [documentSample()]),
      'POST /project-documents/approve-reject': () => {
        isDecided = true;
        return problem(409, {
          type: '/problems/already-decided',
          detail: 'It is decided already.',
        });
      },
    });
    await press('Approve');
    const dialog = screen.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('It is decided already.');
    await expect.element(dialog.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByText('Nothing awaits your decision')).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('each row’s buttons hold its project, and after a decision focus goes on to the row that took its place', async () => {
    const documents = ['First', 'Second', 'Third'].map((title, id) =>
      documentSample({ id, project: { ...documentSample().project, title } }),
    );
    let waiting = documents;
    const { screen } = await openAdmin({
      'GET /project-documents': () => waiting,
      'POST /project-documents/approve-reject': () => {
        waiting = documents.filter(({ id }) => id !== 1);
        return undefined;
      },
    });
    const button = (name: string) => screen.getByRole('button', { name, exact: true });
    for (const verb of ['Download', 'Approve', 'Reject'])
      await expect.element(button(`${verb} Third`)).toBeVisible();
    await button('Reject Second').click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
    await expect.element(button('Reject Second')).not.toBeInTheDocument();
    await expect.element(button('Approve Third')).toHaveFocus();
  });

  test.each([
    [
      'what the server says',
      problem(409, { detail: 'It is decided already.' }),
      'It is decided already.',
    ],
    [
      'Something went wrong where it says nothing',
      new Response(null, { status: 500 }),
      'Something went wrong',
    ],
  ])(
    'a failure shows %s in the dialog, which stays [ERR-11, OPEN-119]',
    async (_, answer, words) => {
      const { screen, press } = await openAdmin({
        'POST /project-documents/approve-reject': () => answer.clone(),
      });
      const dialog = screen.getByRole('alertdialog');
      for (const verb of ['Approve', 'Reject']) {
        await press(verb);
        await dialog.getByRole('button', { name: verb }).click();
        await expect
          .element(dialog.getByRole('alert').getByText(words, { exact: true }))
          .toBeVisible();
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect.element(dialog).not.toBeInTheDocument();
      }
    },
  );
});

describe('downloading', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('fetches the document and hands it over under its name [ADM-15]', async () => {
    const names = namesOfDownloads();
    const { press, server } = await openAdmin({
      'GET /project-documents/download/{id}': () => fileAnswer('%PDF-'),
    });
    await press('Download');
    await expect.poll(() => names).toEqual(['ethics-approval.pdf']);
    const [download] = server.arrived('GET /project-documents/download/{id}');
    expect(download?.request.url).toMatch(/\/download\/31$/);
  });

  test('that ends after a log-out leaves the file to nobody', async () => {
    const names = namesOfDownloads();
    const { released, release } = heldBack();
    const { row, services } = await openAdmin({
      'GET /project-documents/download/{id}': async () => {
        await released;
        return fileAnswer('%PDF-');
      },
    });
    const download = row.getByRole('button', { name: /^Download/ });
    await download.click();
    await expect.element(download).toHaveAttribute('aria-disabled', 'true');
    services.session.start('another-token', 'grace.hopper@sounding.example');
    release();
    await expect.element(download).not.toHaveAttribute('aria-disabled', 'true');
    expect(names).toEqual([]);
  });

  test.each([
    ['the server error text', problem(404, { detail: 'It is gone.' }), 'It is gone.'],
    ['Something went wrong', new Response(null, { status: 500 }), 'Something went wrong'],
  ])('that fails shows %s in a toast [ERR-13]', async (_, answer, words) => {
    const { screen, press } = await openAdmin({
      'GET /project-documents/download/{id}': () => answer.clone(),
    });
    await press('Download');
    await expect.element(toastIn(screen, `Error: ${words}`)).toBeVisible();
  });
});
