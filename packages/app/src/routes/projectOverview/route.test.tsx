import type { Schemas } from '@sounding/api-client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { problem } from '../../testing/fakeServer';
import { projectStoreOf } from '../../features/projectInHand/projectStoreOf';
import { focusOn, isInWindow, sizeWindow } from '../../testing/inWindow';
import { openApp } from '../../testing/openApp';
import { farAhead, projectRow, storedProjectSample } from '../../testing/samples';
import { openOverview } from './openOverview.fixture';
import { questionSample, updateSample } from './publishing/samples.fixture';
import { summarySample } from './summary.fixture';

test('the page says where it stands and which project it shows [OVER-01, OVER-02, ROUTE-11]', async () => {
  const { screen, server } = await openOverview();
  const breadcrumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect
    .element(breadcrumbs.getByRole('link', { name: 'Home' }))
    .toHaveAttribute('href', '/');
  await expect.element(breadcrumbs).toHaveTextContent(/^HomeProject Overview$/);
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Living with breathlessness');
  await expect.poll(() => document.title).toMatch(/^Living with breathlessness – Project Overview/);
  const [summary] = server.arrived('GET /projects/summary/{id}');
  expect(summary?.request.url).toMatch(/\/summary\/12$/);
});

test('whoever comes from the list sees the project’s title before its summary comes', async () => {
  let arrive = (_summary: Schemas['ProjectSummary']): void => undefined;
  const { screen } = await openApp('/', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /projects': () => [
        projectRow({
          id: 12,
          title: 'Living with breathlessness',
          status: 'PUBLISHED',
          publishedDate: '2026-10-07T08:00:00.000Z',
          endDate: farAhead,
        }),
      ],
      'GET /projects/summary/{id}': () => new Promise((resolve) => (arrive = resolve)),
    },
  });
  await screen.getByRole('link', { name: 'Living with breathlessness' }).click();
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Living with breathlessness');
  arrive(summarySample());
});

test('nothing moves on a phone when the title comes and has two lines', async () => {
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(360, 800);
  let arrive = (_summary: Schemas['ProjectSummary']): void => undefined;
  const { screen } = await openOverview({
    answers: { 'GET /projects/summary/{id}': () => new Promise((resolve) => (arrive = resolve)) },
  });
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Project Overview');
  const before = heading.element().getBoundingClientRect().height;
  arrive(summarySample());
  await expect.element(heading).toHaveTextContent('Living with breathlessness');
  expect(heading.element().getBoundingClientRect().height).toBe(before);
});

test('the chosen tab is named in the browser’s tab as well (WCAG 2.4.2)', async () => {
  const { screen } = await openOverview({
    answers: {
      'GET /project-updates/project/{id}': () => [],
      'GET /questions-with-poll-scores/project/{id}': () => [],
    },
  });
  const named = 'Living with breathlessness – Project Overview – Sounding';
  await expect.poll(() => document.title).toBe(named);
  await screen.getByRole('tab', { name: 'Updates' }).click();
  await expect
    .poll(() => document.title)
    .toBe('Living with breathlessness – Updates – Project Overview – Sounding');
});

test('another tab is chosen by keyboard on a phone with the tabs in view', async () => {
  await sizeWindow(360, 480);
  const { screen } = await openOverview({
    answers: { 'GET /questions-with-poll-scores/project/{id}': () => [] },
  });
  const chosen = screen.getByRole('tab', { selected: true });
  await expect.element(chosen).toBeVisible();
  chosen.element().scrollIntoView();
  focusOn(chosen.element());
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('heading', { name: 'No questions yet' })).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: 'Questions' })).toHaveFocus();
  expect(window.scrollY).toBeGreaterThan(0);
  expect(isInWindow(chosen.element())).toBe(true);
});

test.each([
  ['updates&mode=add', 'New update – Updates'],
  ['updates&mode=edit&about=70', 'Edit update – Updates'],
  ['questions&mode=add', 'New question – Questions'],
  ['questions&mode=edit&about=90', 'Edit question – Questions'],
  ['feedback&mode=add', 'Feedback for review'],
])('%s names what is being written in the browser’s tab (WCAG 2.4.2)', async (tab, named) => {
  await openOverview({
    path: `/project-overview/12?tab=${tab}`,
    answers: {
      'GET /project-updates/project/{id}': () => [updateSample({ id: 70, status: 'DRAFT' })],
      'GET /questions-with-poll-scores/project/{id}': () => [
        questionSample({ id: 90, status: 'DRAFT' }),
      ],
    },
  });
  await expect
    .poll(() => document.title)
    .toBe(`Living with breathlessness – ${named} – Project Overview – Sounding`);
});

test('Edit opens the project for editing [OVER-03]', async () => {
  const { screen } = await openOverview();
  await expect
    .element(screen.getByRole('link', { name: 'Edit', exact: true }))
    .toHaveAttribute('href', '/edit-project/12');
});

test('The details of a completed project cannot be edited, which is said in the place of Edit', async () => {
  const { screen } = await openOverview({
    summary: { completedDate: '2026-11-01T12:00:00.000Z', endDate: '2026-11-01T12:00:00.000Z' },
  });
  await expect
    .element(screen.getByText(/no more responses come in, and its details can no longer be edited/))
    .toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit', exact: true }).elements()).toEqual([]);
});

test('Of a project that is not published nothing has come yet, so its details page stands there', async () => {
  const { address } = await openOverview({
    summary: { status: 'PENDING', publishedDate: null },
    answers: {
      'GET /projects/{id}': () => storedProjectSample({ status: 'PENDING' }),
      'GET /project-documents/{id}': () => undefined,
    },
  });
  await expect.poll(address).toBe('/new-project-details');
});

test('Back goes to the project list [OVER-07]', async () => {
  const { screen, address } = await openOverview({ answers: { 'GET /projects': () => [] } });
  await screen.getByRole('link', { name: 'Back', exact: true }).click();
  await expect.poll(address).toBe('/');
});

test('Preview opens this project, and coming back finds the overview [OVER-04]', async () => {
  const { screen, address, server } = await openOverview({
    answers: {
      'GET /projects/{id}': () => storedProjectSample({ status: 'PUBLISHED', version: 4 }),
      'GET /project-documents/{id}': () => undefined,
    },
  });
  await screen.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect.poll(address).toBe('/preview-project');
  expect(server.arrived('GET /projects/{id}')[0]?.request.url).toMatch(/\/projects\/12$/);
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Living with breathlessness');
  await screen.getByRole('button', { name: 'Go back', exact: true }).click();
  await expect.poll(address).toBe('/project-overview/12');
});

test('a preview that comes late calls nobody back from the page they have gone on to', async () => {
  let release: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { screen, router, services, address } = await openOverview({
    answers: {
      'GET /projects/{id}': () => slow.then(() => storedProjectSample({ status: 'PUBLISHED' })),
      'GET /project-documents/{id}': () => undefined,
    },
  });
  await screen.getByRole('button', { name: 'Preview', exact: true }).click();
  await router.navigate('/new-project');
  await screen.getByRole('textbox', { name: 'Title' }).fill('Walking to school');
  release();
  await expect.poll(() => services.queryClient.isFetching()).toBe(0);
  await expect.poll(() => services.queryClient.isMutating()).toBe(0);
  expect(address()).toBe('/new-project');
  expect(projectStoreOf(services).get()?.form.title).toBe('Walking to school');
});

test('a preview that cannot be opened says why and leaves the page as it is', async () => {
  const { screen, address } = await openOverview({
    answers: {
      'GET /projects/{id}': () => problem(503, { detail: 'The server is busy.' }),
      'GET /project-documents/{id}': () => undefined,
    },
  });
  await screen.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect.element(screen.getByText('The server is busy.').first()).toBeVisible();
  expect(address()).toBe('/project-overview/12');
});

test('the four tabs stand in their order, with what waits for review in words [OVER-08, OVER-09]', async () => {
  const { screen } = await openOverview();
  const names = [
    /^Overview$/,
    /^Questions$/,
    /^Updates$/,
    /^Feedback for review\W*6 answers to review$/,
  ];
  const tabs = screen.getByRole('tab');
  for (const [place, name] of names.entries()) {
    await expect.element(tabs.nth(place)).toHaveAccessibleName(name);
  }
  expect(tabs.elements()).toHaveLength(names.length);
});

test('a single answer is no plural [OVER-09]', async () => {
  const { screen } = await openOverview({ summary: { answersForReviewCount: 1 } });
  await expect
    .element(screen.getByRole('tab', { name: /Feedback for review.*1 answer to review/ }))
    .toBeVisible();
});

test('thousands to review are heard as they are seen', async () => {
  const { screen } = await openOverview({ summary: { answersForReviewCount: 2000 } });
  await expect
    .element(screen.getByRole('tab', { name: /Feedback for review.*2,000 answers to review/ }))
    .toBeVisible();
});

test('the tab stands in the address, with the keyboard too [OVER-08]', async () => {
  const { screen, address } = await openOverview({
    answers: {
      'GET /questions-with-poll-scores/project/{id}': () => [],
      'GET /project-updates/project/{id}': () => [],
    },
  });
  const overview = screen.getByRole('tab', { name: 'Overview' });
  await expect.element(overview).toHaveAttribute('aria-selected', 'true');
  await overview.click();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(address).toBe('/project-overview/12?tab=updates');
  await overview.click();
  await expect.poll(address).toBe('/project-overview/12');
});

test('an address with a tab opens that tab; one with none of ours opens the first', async () => {
  const { screen } = await openOverview({ path: '/project-overview/12?tab=nonsense' });
  await expect
    .element(screen.getByRole('tab', { name: 'Overview' }))
    .toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['/project-overview/12', () => problem(404)],
  ['/project-overview/nonsense', () => summarySample()],
])('where there is no such project, %s says so and leads on', async (path, answer) => {
  const { screen } = await openOverview({
    path,
    answers: { 'GET /projects/summary/{id}': answer },
  });
  await expect
    .element(screen.getByRole('heading', { name: 'There is nothing at this address' }))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});
