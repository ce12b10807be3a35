import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fileAnswer, problem, type Answers } from '../../../testing/fakeServer';
import { heldBack, leaveSlowDialog } from '../../../testing/leaveSlowDialog';
import { openApp } from '../../../testing/openApp';
import { print } from '../../../testing/print';
import { storedProjectSample, versionSample } from '../../../testing/samples';
import { toastIn } from '../../../testing/toastIn';

const earlier = versionSample({
  id: 28,
  file: { name: 'unsigned.png', contentType: 'image/png', size: 70 },
  submittedDate: '2026-09-14T09:00:00.000Z',
  decision: {
    approved: false,
    comment: 'The letter is not signed.',
    date: '2026-09-16T10:00:00.000Z',
    decidedBy: { fullName: 'Grace Marsh' },
  },
});

const versions = 'GET /project-documents/versions/{id}';
const download = 'GET /project-documents/download/{id}';
const decide = 'POST /project-documents/approve-reject';

/** A picture: a click soon after scrolling may land in a PDF's viewer, which is a process of its own. */
const latest = versionSample({ file: { name: 'signed.png', contentType: 'image/png', size: 70 } });

async function openReview(more: Answers = {}) {
  const app = await openApp('/admin/review-project/12', {
    visitor: { role: 'ROLE_ADMIN' },
    answers: {
      'GET /projects/{id}': () => storedProjectSample({ status: 'PENDING' }),
      [versions]: () => [latest, earlier],
      [download]: () => fileAnswer('png'),
      [decide]: () => undefined,
      'GET /project-documents': () => [],
      'GET /signup-requests': () => [],
      ...more,
    },
  });
  await expect
    .element(app.screen.getByRole('heading', { level: 1, name: 'Living with breathlessness' }))
    .toBeVisible();
  return app;
}

/** The bytes and the type of what a frame or picture shows. */
async function shownIn(element: Element): Promise<Blob> {
  return (await fetch(element.getAttribute('src') ?? '')).blob();
}

test('the document is opened beside the project as participants will see it', async () => {
  const { screen } = await openReview({
    [versions]: () => [versionSample(), earlier],
    [download]: () => fileAnswer('%PDF-'),
  });
  const project = screen.getByRole('region', { name: 'Project' });
  await expect.element(project.getByText('Breathlessness changes everyday plans.')).toBeVisible();
  await expect.element(project.getByRole('textbox', { name: 'Comments' })).toBeDisabled();
  await expect.element(project.getByText('18 - 25')).toBeVisible();
  const frame = screen.getByTitle('Ethics document ethics-approval.pdf');
  await expect.element(frame).toBeVisible();
  const shown = await shownIn(frame.element());
  expect([shown.type, await shown.text()]).toEqual(['application/pdf', '%PDF-']);
  // Safari on a phone shows only the first page, without saying so.
  await expect.element(screen.getByText(/If pages seem to be missing, download/)).toBeVisible();
});

test('approving and rejecting look the same: neither is recommended', async () => {
  const { screen } = await openReview();
  const looks = ['Approve', 'Reject'].map((name) => {
    const button = screen.getByRole('button', { name, exact: true });
    return getComputedStyle(button.element()).backgroundColor;
  });
  expect(looks[0]).toBe(looks[1]);
});

test('words that are written from the right do not move what stands around them', async () => {
  const name = 'خطة (2026).png';
  const { screen } = await openReview({
    'GET /projects/{id}': () =>
      storedProjectSample({
        status: 'PENDING',
        interests: [
          { id: 3, name: 'ربو', deleted: false },
          { id: 4, name: 'سعال', deleted: false },
        ],
      }),
    [versions]: () => [versionSample({ ...latest, file: { ...latest.file, name } })],
  });
  const item = screen.getByRole('listitem').filter({ hasText: name });
  const isolated = item.element().querySelectorAll('bdi');
  expect([...isolated].map((words) => words.textContent)).toEqual([name, 'Ada Byron']);
  await expect
    .element(screen.getByRole('img', { name: `Ethics document \u2068${name}\u2069` }))
    .toBeInTheDocument();
  await expect
    .element(screen.getByText('\u2068ربو\u2069, \u2068سعال\u2069', { exact: true }))
    .toBeVisible();
});

test('a project that is live already says since when, and not that it launches on approval [OPEN-54]', async () => {
  const { screen } = await openReview({
    'GET /projects/{id}': () =>
      storedProjectSample({
        status: 'PUBLISHED',
        launchDate: null,
        publishedDate: '2026-10-01T08:00:00.000Z',
      }),
  });
  await expect.element(screen.getByText('01/10/2026, 09:00')).toBeVisible();
});

test('earlier documents and decisions are told with who, when and why, and open in its place', async () => {
  const { screen, server } = await openReview();
  const item = screen.getByRole('listitem').filter({ hasText: 'unsigned.png' });
  await expect.element(item).toHaveTextContent('Submitted by Ada Byron on 14/09/2026, 10:00.');
  await expect.element(item).toHaveTextContent('Rejected by Grace Marsh on 16/09/2026, 11:00.');
  await expect.element(item).toHaveTextContent('The letter is not signed.');
  await item.getByRole('button', { name: 'Open the document of 14/09/2026, 10:00' }).click();
  const picture = screen.getByRole('img', { name: 'Ethics document unsigned.png' });
  await expect.element(picture).toBeInTheDocument();
  expect((await shownIn(picture.element())).type).toBe('image/png');
  await expect.element(screen.getByText('This is an earlier document')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Ethics document' })).toHaveFocus();
  expect(server.arrived(download).map(({ request }) => request.url.split('/').at(-1))).toEqual([
    '31',
    '28',
  ]);
});

test.each(['application/pdf', 'image/png'] as const)(
  'nothing below moves when a document of type %s arrives, so that a press there is not lost',
  async (contentType) => {
    let arrive = (_file: Response): void => undefined;
    const { screen } = await openReview({
      [versions]: () => [
        versionSample({ file: { name: 'signed', contentType, size: 70 } }),
        earlier,
      ],
      [download]: () => new Promise((resolve) => (arrive = resolve)),
    });
    const opener = screen.getByRole('button', { name: /^Open the document/ });
    await expect.element(screen.getByText('Loading the document')).toBeVisible();
    const top = () => opener.element().getBoundingClientRect().top + window.scrollY;
    const before = top();
    arrive(fileAnswer('a document'));
    await expect.element(screen.getByRole('button', { name: 'Download' })).toBeVisible();
    expect(top()).toBe(before);
  },
);

test('on paper the name of a PDF stands in place of the viewer’s bars', async () => {
  const { screen } = await openReview({
    [versions]: () => [versionSample()],
    [download]: () => fileAnswer('%PDF-'),
  });
  const frame = screen.getByTitle(/^Ethics document /);
  await expect.element(frame).toBeVisible();
  await print();
  await expect.element(frame).not.toBeVisible();
  await expect.element(screen.getByText(/download it and print it by itself/)).toBeVisible();
});

test('a decision goes with the document’s id, and leads back to the list [ADM-17]', async () => {
  const { screen, server, address } = await openReview();
  await screen.getByRole('button', { name: 'Reject' }).click();
  const dialog = screen.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Page 2 is missing.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect.element(screen.getByText('Nothing awaits your decision')).toBeVisible();
  expect(address()).toBe('/admin?tab=documents');
  expect(server.arrived(decide)[0]?.body).toEqual({
    id: 31,
    approved: false,
    comment: 'Page 2 is missing.',
  });
});

test('a decision that was left, and is made after all, is not offered again', async () => {
  const { released, release } = heldBack();
  let isMade = false;
  const { screen, address } = await openReview({
    'GET /projects/{id}': () => storedProjectSample({ status: isMade ? 'PUBLISHED' : 'PENDING' }),
    [decide]: async () => {
      await released;
      isMade = true;
    },
  });
  const before = address();
  await screen.getByRole('button', { name: 'Approve' }).click();
  await leaveSlowDialog(screen.getByRole('alertdialog'), 'Approve');
  release();
  await expect.element(screen.getByText(/is published/).first()).toBeVisible();
  await expect.element(screen.getByText('This project awaits no decision now.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reject' }).elements()).toEqual([]);
  expect(address()).toBe(before);
});

test('while a decision that was left is under way, nothing else is decided', async () => {
  const { released, release } = heldBack();
  const { screen } = await openReview({
    [decide]: async () => {
      await released;
      return problem(503, { detail: 'Too busy.' });
    },
  });
  const dialog = screen.getByRole('alertdialog');
  await screen.getByRole('button', { name: 'Approve' }).click();
  await leaveSlowDialog(dialog, 'Approve');
  await expect.element(screen.getByRole('button', { name: /Approve/ })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(dialog.elements()).toEqual([]);
  release();
  await expect.element(toastIn(screen, 'Error: Too busy.')).toBeVisible();
  await screen.getByRole('button', { name: 'Reject' }).click();
  await expect.element(dialog).toBeVisible();
});

test('a project whose end has passed can only be rejected, and the page says why and what to do', async () => {
  const { screen } = await openReview({
    'GET /projects/{id}': () =>
      storedProjectSample({ status: 'PENDING', endDate: '2026-10-01T17:00:00.000Z' }),
  });
  await expect
    .element(screen.getByText(/end date of this project has passed.+ Reject the document/))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Reject' })).toBeVisible();
});

test('what is decided already can be read and not be decided again', async () => {
  const { screen } = await openReview({
    'GET /projects/{id}': () => storedProjectSample({ status: 'REJECTED' }),
    [versions]: () => [earlier],
    [download]: () => fileAnswer('png'),
  });
  await expect.element(screen.getByText('This project awaits no decision now.')).toBeVisible();
  expect(screen.getByRole('button', { name: /Approve|Reject/ }).elements()).toEqual([]);
});

test('what is no longer kept says so in its place, and is neither fetched nor offered', async () => {
  const deleted = versionSample({
    ...earlier,
    fileDeletion: { date: '2026-12-16T03:00:00.000Z', reason: 'REJECTED' },
  });
  const { screen, server } = await openReview({
    'GET /projects/{id}': () => storedProjectSample({ status: 'REJECTED' }),
    [versions]: () => [deleted, versionSample({ ...deleted, id: 27 })],
  });
  await expect.element(screen.getByText('This document is no longer kept')).toBeVisible();
  const [item] = screen.getByRole('listitem').filter({ hasText: 'unsigned.png' }).elements();
  expect(item?.textContent).toContain('Rejected by Grace Marsh on 16/09/2026, 11:00.');
  expect(item?.textContent).toContain(
    'The file was deleted on 16/12/2026, 03:00, because the document had been rejected more than 90 days before.',
  );
  expect(screen.getByRole('button', { name: /Open the document|Download/ }).elements()).toEqual([]);
  expect(server.arrived(download)).toEqual([]);
});

test('what was deleted on request is not said to be so for its age, however old it is', async () => {
  const { screen } = await openReview({
    'GET /projects/{id}': () => storedProjectSample({ status: 'REJECTED' }),
    [versions]: () => [
      versionSample({
        ...earlier,
        fileDeletion: { date: '2027-01-05T03:00:00.000Z', reason: 'REQUESTED' },
      }),
    ],
  });
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'unsigned.png' }))
    .toHaveTextContent(
      'The file was deleted on 05/01/2027, 03:00, because somebody asked for that.',
    );
});

test('a line stands between two documents, and none above the first', async () => {
  const { screen } = await openReview({
    'GET /projects/{id}': () => storedProjectSample({ status: 'REJECTED' }),
    [versions]: () => [versionSample({ ...earlier, id: 27 }), earlier],
    [download]: () => fileAnswer('png'),
  });
  const items = screen.getByRole('listitem').filter({ hasText: 'Submitted by' });
  await expect.poll(() => items.elements().length).toBe(2);
  const lines = items.elements().map((item) => getComputedStyle(item).borderTopWidth);
  expect(lines).toEqual(['0px', '1px']);
});

test('a document that cannot be had is asked for again, and a browser without a viewer says so', async () => {
  vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(false);
  let asked = 0;
  const { screen } = await openReview({
    [versions]: () => [versionSample(), earlier],
    [download]: () => {
      asked += 1;
      return asked === 1 ? problem(403, { detail: 'Not found clean.' }) : fileAnswer('%PDF-');
    },
  });
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(/does not show PDFs in a page/)).toBeVisible();
  await expect.element(screen.getByText(/pages seem to be missing/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  vi.restoreAllMocks();
});

test('a decision that was begun on one project is not asked of another that is gone to by the history', async () => {
  const { screen, router, server } = await openReview({
    'GET /projects/{id}': ({ request }) =>
      request.url.endsWith('/13')
        ? storedProjectSample({ id: 13, status: 'PENDING', title: 'Better sleep' })
        : storedProjectSample({ status: 'PENDING' }),
    [versions]: ({ request }) => [request.url.endsWith('/13') ? { ...latest, id: 40 } : latest],
  });
  await screen.getByRole('button', { name: 'Reject' }).click();
  const dialog = screen.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('The letter is not signed.');
  await router.navigate('/admin/review-project/13');
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Better sleep' }))
    .toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.arrived(decide)).toEqual([]);
  // The comment is kept for the project that it was written on.
  await router.navigate('/admin/review-project/12');
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Living with breathlessness' }))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Reject' }).click();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('The letter is not signed.');
});
