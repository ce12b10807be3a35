import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { createKeptDrafts } from '../../../features/draftInHand/keptDrafts';
import { fileAnswer, problem, type Answers } from '../../../testing/fakeServer';
import { reportFormIn } from '../../../features/draftInHand/reportDialog';
import { namesOfDownloads } from '../../../testing/namesOfDownloads';
import { openApp } from '../../../testing/openApp';
import { projectRow } from '../../../testing/samples';
import { toastIn } from '../../../testing/toastIn';
import { openOverview } from '../openOverview.fixture';
import { summarySample } from '../summary.fixture';

async function openReport(answers: Answers = {}) {
  const app = await openOverview({ answers });
  const open = () => app.screen.getByRole('button', { name: 'Involvement report' }).click();
  await open();
  const dialog = app.screen.getByRole('dialog', { name: 'Involvement report' });
  await expect.element(dialog).toBeVisible();
  return {
    ...app,
    open,
    dialog,
    make: () => dialog.getByRole('button', { name: 'Make the report' }).click(),
    sent: () => app.server.arrived('POST /project/{id}/involvement-report'),
  };
}

test('one button makes the report, with or without what only the team can say', async () => {
  const names = namesOfDownloads();
  const { dialog, make, open, sent } = await openReport({
    'POST /project/{id}/involvement-report': () => fileAnswer('<!doctype html>'),
  });
  await make();
  await expect.element(dialog.getByText(/in your downloads as involvement-report/)).toHaveFocus();
  expect(names).toEqual(['involvement-report.html']);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await open();
  await dialog.getByRole('textbox', { name: 'Reflections' }).fill('We began too late.');
  // A dialog closed by mistake loses nothing.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await open();
  await make();
  await expect.element(dialog.getByText(/in your downloads as involvement-report/)).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([
    { aim: '', influence: '', reflections: '' },
    { aim: '', influence: '', reflections: 'We began too late.' },
  ]);
});

describe('What the team writes', () => {
  const kept = createKeptDrafts(() => 'ada.byron@sounding.example');
  const keptCount = async () => (await kept.list()).length;
  const keptAims = async () =>
    (await kept.list()).map(({ inHand: { draft } }) => ('aim' in draft ? draft.aim : null));

  async function leaveAim() {
    const { dialog } = await openReport();
    await dialog.getByRole('textbox', { name: 'Aim' }).fill('To hear what helps.');
    await expect.poll(keptCount).toBe(1);
    await cleanup();
    sessionStorage.clear();
  }

  test('waits in the browser until the report is made, whichever page was left or lost [OPEN-63]', async () => {
    const names = namesOfDownloads();
    await leaveAim();
    const { dialog, make } = await openReport({
      'POST /project/{id}/involvement-report': () => fileAnswer('<!doctype html>'),
    });
    await expect
      .element(dialog.getByRole('textbox', { name: 'Aim' }))
      .toHaveValue('To hear what helps.');
    await make();
    await expect.poll(() => names.length).toBe(1);
    await expect.poll(keptCount).toBe(0);
  });

  test('is told of at home with its project, and opens there', async () => {
    await leaveAim();
    const { screen, address } = await openApp('/', {
      visitor: { role: 'ROLE_RESEARCHER' },
      answers: {
        'GET /projects': () => [projectRow({ status: 'PUBLISHED' })],
        'GET /projects/summary/{id}': () => summarySample(),
      },
    });
    const work = screen.getByRole('group', { name: 'an involvement report' });
    await expect
      .element(work)
      .toHaveTextContent(/^An involvement report \(“To hear what helps\.”\) of /);
    await work.getByRole('button', { name: 'Continue' }).click();
    await expect
      .element(screen.getByRole('dialog').getByRole('textbox', { name: 'Aim' }))
      .toHaveValue('To hear what helps.');
    expect(address()).toBe('/project-overview/12');
  });

  test('is opened by itself once, and not for whoever comes back to the page', async () => {
    await leaveAim();
    const { screen, router, address } = await openApp('/', {
      visitor: { role: 'ROLE_RESEARCHER' },
      answers: {
        'GET /projects': () => [projectRow({ status: 'PUBLISHED' })],
        'GET /projects/summary/{id}': () => summarySample(),
      },
    });
    await screen.getByRole('button', { name: 'Continue' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Involvement report' })).toBeVisible();
    await expect.poll(() => reportFormIn(router.state.location.state)).toBe(null);
    await expect.poll(address).toBe('/project-overview/12');
    await router.navigate(-1);
    await expect.poll(address).toBe('/');
    await expect.element(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  });

  test('in one tab is not overwritten by what another tab keeps', async () => {
    const one = await openReport();
    await one.dialog.getByRole('textbox', { name: 'Aim' }).fill('From one tab.');
    await one.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(keptAims).toEqual(['From one tab.']);

    const other = await openOverview();
    const openIn = ({ container }: typeof other.screen) =>
      page.elementLocator(container).getByRole('button', { name: 'Involvement report' }).click();
    await openIn(other.screen);
    const aim = page.getByRole('dialog').getByRole('textbox', { name: 'Aim' });
    await aim.fill('From another tab.');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(keptAims).toEqual(['From another tab.']);

    await openIn(one.screen);
    await aim.fill('More from one tab.');
    await expect.poll(keptAims).toEqual(['More from one tab.', 'From another tab.']);
  });

  test('is opened at home where it was chosen among others', async () => {
    for (const [formKey, aim] of Object.entries({ older: 'The older.', newer: 'The newer.' })) {
      kept.keep({
        place: { kind: 'report', projectId: 12, id: null, about: null },
        base: { draft: { aim: '', influence: '', reflections: '' }, version: null },
        draft: { aim, influence: '', reflections: '' },
        formKey,
      });
      await kept.list();
    }
    const { screen } = await openApp('/', {
      visitor: { role: 'ROLE_RESEARCHER' },
      answers: {
        'GET /projects': () => [projectRow({ status: 'PUBLISHED' })],
        'GET /projects/summary/{id}': () => summarySample(),
      },
    });
    const older = screen.getByRole('group').filter({ hasText: 'The older.' });
    await older.getByRole('button', { name: 'Continue' }).click();
    await expect
      .element(screen.getByRole('dialog').getByRole('textbox', { name: 'Aim' }))
      .toHaveValue('The older.');
  });

  test('is kept no longer once it is taken back', async () => {
    await leaveAim();
    const { dialog } = await openReport();
    const aim = dialog.getByRole('textbox', { name: 'Aim' });
    await expect.element(aim).toHaveValue('To hear what helps.');
    await aim.fill('');
    await expect.poll(keptCount).toBe(0);
  });
});

test('a report that was given up is no file, and its words wait on', async () => {
  const names = namesOfDownloads();
  const { screen, dialog, make, open, sent } = await openReport({
    'POST /project/{id}/involvement-report': ({ request: { signal } }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  });
  await dialog.getByRole('textbox', { name: 'Aim' }).fill('To hear what helps.');
  await make();
  await expect.poll(() => sent().length).toBe(1);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(sent()[0]?.request.signal.aborted).toBe(true);
  await open();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Aim' }))
    .toHaveValue('To hear what helps.');
  expect(names).toEqual([]);
  await expect.element(screen.getByText(/went wrong/)).not.toBeInTheDocument();
});

test('a text over its limit is said at its field, and nothing is asked', async () => {
  const { dialog, make, sent } = await openReport();
  await dialog.getByRole('textbox', { name: 'Aim' }).fill('a'.repeat(2001));
  await make();
  await expect
    .element(dialog.getByRole('link', { name: 'This text cannot exceed 2000 characters' }))
    .toBeVisible();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Aim' }))
    .toHaveAccessibleDescription(/This text cannot exceed 2000 characters/);
  expect(sent()).toEqual([]);
});

test('on a low screen what makes the report stays in view while the fields scroll', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(1024, 600);
  const { dialog } = await openReport();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Reflections' }))
    .not.toBeInViewport({ ratio: 1 });
  for (const name of ['Make the report', 'Cancel']) {
    await expect.element(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
});

test.each([
  ['the server’s words', { detail: 'Please wait.' }, 'Please wait.'],
  ['words of our own', {}, 'Something went wrong'],
])(
  'a report that fails says so in %s, and can be tried again [ERR-13]',
  async (_, parts, words) => {
    const { screen, dialog, make } = await openReport({
      'POST /project/{id}/involvement-report': () => problem(429, parts),
    });
    await make();
    await expect.element(toastIn(screen, `Error: ${words}`)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Make the report' })).toBeEnabled();
    await screen.getByRole('button', { name: /^Dismiss: / }).click();
  },
);
