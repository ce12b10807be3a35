import type { Schemas } from '@sounding/api-client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../testing/openApp';
import {
  ageRanges,
  documentSample,
  interests,
  storedProjectSample,
  versionSample,
} from '../../testing/samples';

function open(
  project: Partial<Schemas['Project']>,
  document?: Partial<Schemas['ProjectDocument']>,
  versions: () => Schemas['ProjectDocumentVersion'][] | Response = () => [
    versionSample(),
    versionSample({
      id: 28,
      decision: {
        approved: false,
        comment: 'Page 2 is missing.',
        date: '2026-09-16T10:00:00.000Z',
        decidedBy: null,
      },
    }),
  ],
) {
  return openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /age-ranges': () => ageRanges,
      'GET /interests': () => interests,
      'GET /project-documents/{id}': () => document && documentSample(document),
      'GET /project-documents/versions/{id}': versions,
      'GET /projects/{id}': () => storedProjectSample(project),
    },
  });
}

test('what comes next stands in the row of the other buttons where there is room', async () => {
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(1440, 900);
  const { screen } = await open({ status: 'DRAFT' });
  const top = (name: string) =>
    screen.getByRole('button', { name, exact: true }).element().getBoundingClientRect().top;
  const next = 'Proceed to uploading your ethics doc';
  await expect.element(screen.getByRole('button', { name: next })).toBeVisible();
  expect(top(next)).toBe(top('Save as draft'));
});

test('a project that waits says since when, and what comes next [UI-19]', async () => {
  const { screen } = await open({ status: 'PENDING' }, {});
  await expect.element(screen.getByText('Awaiting approval since 20/09/2026, 15:05')).toBeVisible();
  await expect.element(screen.getByText(/you will get an email with the decision/)).toBeVisible();
  await screen.getByText('Documents you have submitted, and decisions').click();
  const earlier = screen.getByRole('listitem').filter({ hasText: 'Page 2 is missing.' });
  await expect.element(earlier).toHaveTextContent('Rejected on 16/09/2026, 11:00.');
});

test('documents that something else than the server answered are asked for again, and the page stays', async () => {
  let answers = 0;
  const { screen } = await open({ status: 'PENDING' }, {}, () => {
    answers += 1;
    // A query is tried twice before it fails.
    return answers > 2 ? [versionSample()] : Response.json({ status: 'signed out' });
  });
  await screen.getByText('Documents you have submitted, and decisions').click();
  await expect.element(screen.getByText(/^Your documents could not be loaded/)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Subtitle' })).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(/Submitted by/)).toBeVisible();
});

test('a rejected one says what the administrator wrote and what to do now', async () => {
  const { screen } = await open(
    { status: 'REJECTED' },
    { approved: false, comment: 'Please send:\n- a signed letter\n- page 2' },
  );
  const quote = screen.getByText(/^Please send/);
  await expect.element(quote).toBeVisible();
  await expect.element(quote).toHaveStyle({ whiteSpace: 'pre-line' });
  await expect.element(screen.getByText(/submit another document/)).toBeVisible();
});

test('a draft whose document is on file says that nobody is looking at it', async () => {
  const { screen } = await open({ status: 'DRAFT' }, {});
  await expect.element(screen.getByText('Draft: not awaiting approval')).toBeVisible();
  await expect
    .element(
      screen.getByText(/ethics-approval\.pdf is on file.*submit it once more, or another one/),
    )
    .toBeVisible();
});

test('a draft whose file was deleted says so, and asks for another document in its place', async () => {
  const { screen } = await open(
    { status: 'DRAFT' },
    { fileDeletion: { date: '2026-10-01T03:00:00.000Z', reason: 'REQUESTED' } },
  );
  await expect
    .element(
      screen.getByText(
        /^The file of your document ethics-approval\.pdf was deleted.*submit another one with/,
      ),
    )
    .toBeVisible();
  expect(screen.getByText(/is on file|once more/).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Replace submitted ethics doc' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Replace your ethics document' });
  await dialog.getByRole('button', { name: /^Submit/ }).click();
  await expect.element(dialog.getByText('Choose the file to submit.')).toBeVisible();
  expect(dialog.getByText(/is on file/).elements()).toEqual([]);
});

test('a rejected one that was changed and saved still says what the administrator wrote', async () => {
  const { screen } = await open(
    { status: 'DRAFT' },
    { approved: false, comment: 'The letter is not signed.' },
  );
  await expect.element(screen.getByText('Draft: not awaiting approval')).toBeVisible();
  await expect.element(screen.getByText('The letter is not signed.')).toBeVisible();
  await expect
    .element(
      screen.getByText(
        /^When your changes are saved, submit another one with ‘Replace submitted ethics doc’ below\.$/,
      ),
    )
    .toBeVisible();
  expect(screen.getByText(/submit it once more/).elements()).toEqual([]);
});

test('what is missing until approval is listed from the start, each leading to its field', async () => {
  const { screen } = await open({ subtitle: '' });
  const list = screen.getByRole('list', { name: 'Before you submit' });
  const task = (name: RegExp) => list.getByRole('listitem').filter({ hasText: name }).first();
  await expect.element(task(/^Title and subtitle/)).toHaveTextContent(/To do/);
  await expect.element(task(/^Audience/)).toHaveTextContent(/Done/);
  await expect.element(task(/^Saved as a draft/)).toHaveTextContent(/Done/);
  await expect.element(task(/^Ethics document/)).toHaveTextContent(/To do/);
  await list.getByRole('link', { name: 'Subtitle is required' }).click();
  const subtitle = screen.getByRole('textbox', { name: 'Subtitle' });
  await expect.element(subtitle).toHaveFocus();
  await subtitle.fill('How far people walk');
  await expect.element(task(/^Title and subtitle/)).toHaveTextContent(/Done/);
  await expect.element(task(/^Saved as a draft/)).toHaveTextContent(/To do/);
});
