import type { Schemas } from '@sounding/api-client';
import { expect, test, vi } from 'vitest';
import { translatePage } from '../../../../../tools/test/translatePage';
import { problem, type Answers } from '../../testing/fakeServer';
import { openApp } from '../../testing/openApp';
import { farAhead, pageOf } from '../../testing/samples';

const call = 'GET /monitor-projects';

const live: Schemas['MonitorProject'] = {
  id: 12,
  title: 'Living with breathlessness',
  researcher: { fullName: 'Ada Byron' },
  status: 'PUBLISHED',
  publishedDate: '2026-10-01T08:00:00.000Z',
  launchDate: '2026-10-01T08:00:00.000Z',
  endDate: farAhead,
  createdDate: '2026-09-14T10:12:00.000Z',
};
const ended = { ...live, id: 13, title: 'Steps', endDate: '2026-10-02T08:00:00.000Z' };
const rejected = {
  ...live,
  id: 14,
  title: 'Waiting lists',
  status: 'REJECTED',
  publishedDate: null,
  launchDate: null,
  endDate: null,
} as const;

async function openProjects(path = '', more: Answers = {}) {
  const app = await openApp(`/dashboard/projects${path}`, {
    visitor: { role: 'ROLE_MONITOR_RESEARCHER' },
    answers: { [call]: () => pageOf([live, ended, rejected]), ...more },
  });
  return {
    ...app,
    asked: () => app.server.lastAddress(call).search,
  };
}

test('the monitor reads title, researcher, status, launch and end [UI-18, OPEN-06, ROUTE-19]', async () => {
  const { screen } = await openProjects();
  await expect
    .element(screen.getByRole('row', { name: /breathlessness/ }))
    .toHaveTextContent(/Ada Byron.*Live.*1 October 2026.*31 December 2099/);
  await expect.element(screen.getByRole('row', { name: /Steps/ })).toHaveTextContent('Ended');
});

test('a project whose end passes while the list is open turns ended [OPEN-06]', async () => {
  const end = Date.parse('2027-01-31T17:00:00.000Z');
  vi.setSystemTime(end - 1_000);
  const { screen } = await openProjects('', {
    [call]: () => pageOf([{ ...live, endDate: new Date(end).toISOString() }]),
  });
  const row = screen.getByRole('row', { name: /breathlessness/ });
  await expect.element(row).toHaveTextContent('Live');
  vi.setSystemTime(end);
  await expect.element(row).toHaveTextContent('Ended');
});

test('a project that waits for its launch says so, and a rejected one counts as a draft [OPEN-08]', async () => {
  const { screen } = await openProjects();
  await expect
    .element(screen.getByRole('row', { name: /Waiting lists/ }))
    .toHaveTextContent(/Draft.*On approval.*Not set/);
});

test('a project launches on the day it was published for, whatever was chosen before, and never where it was completed first [OPEN-06, OPEN-54]', async () => {
  const never = { ...ended, publishedDate: '2026-10-05T08:00:00.000Z' };
  const { screen } = await openProjects('', {
    [call]: () => pageOf([{ ...live, launchDate: '2026-09-20T08:00:00.000Z' }, never]),
  });
  await expect
    .element(screen.getByRole('row', { name: /breathlessness/ }))
    .toHaveTextContent(/Live.*1 October 2026/);
  await expect
    .element(screen.getByRole('row', { name: /Steps/ }))
    .toHaveTextContent(/Ended.*Never.*2 October 2026/);
});

test('on a page that the browser translates the list is searched with and without hits, and its total follows', async () => {
  const { screen } = await openProjects('', {
    [call]: ({ request }) => {
      const hits = { '': [live, ended, rejected], steps: [ended], 'steps x': [] };
      const search = new URL(request.url).searchParams.get('search') ?? '';
      return pageOf(Object.entries(hits).find(([words]) => words === search)?.[1] ?? []);
    },
  });
  const total = screen.getByText(/^\d project/);
  await expect.element(total).toHaveTextContent(/^3 projects, newest first$/);
  translatePage();
  const box = screen.getByRole('searchbox', { name: 'Search by title or researcher' });
  await box.fill('steps');
  await expect.element(total).toHaveTextContent(/^1 project$/);
  await box.fill('steps x');
  await expect.element(screen.getByText('Nothing was found')).toBeVisible();
  await expect.element(total).toHaveTextContent(/^0 projects$/);
  await box.fill('');
  await expect.element(total).toHaveTextContent(/^3 projects, newest first$/);
});

test('the list is searched, filtered by status and sorted, all in the address [MON-06, OPEN-08]', async () => {
  const { screen, asked, address } = await openProjects();
  await screen.getByRole('searchbox', { name: 'Search by title or researcher' }).fill('ada');
  await expect.poll(asked).toBe('?page=0&search=ada');
  await screen.getByRole('button', { name: /Choose status/ }).click();
  await expect
    .poll(() =>
      screen
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    )
    .toEqual(['All', 'Live', 'Ended', 'Awaiting approval', 'Draft']);
  await screen.getByRole('option', { name: 'Ended' }).click();
  await expect.poll(asked).toBe('?page=0&search=ada&status=ended');
  await screen.getByRole('columnheader', { name: 'End date' }).getByRole('button').click();
  await expect.poll(asked).toBe('?page=0&search=ada&status=ended&sort=endDate%2Casc');
  await expect.poll(address).toBe('/dashboard/projects?search=ada&status=ended&sort=endDate%2Casc');
});

test('an address that was kept opens the list as it was', async () => {
  const { screen, asked } = await openProjects('?status=live&sort=title,desc&search=ada');
  await expect.element(screen.getByRole('row', { name: /breathlessness/ })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: /Choose status/ }))
    .toHaveTextContent('Live');
  expect(asked()).toBe('?page=0&search=ada&status=live&sort=title%2Cdesc');
});

test('a list that fails is tried again by itself', async () => {
  let isDown = true;
  const { screen } = await openProjects('', {
    [call]: () => (isDown ? problem(500) : pageOf([live])),
  });
  await expect.element(screen.getByText('This list could not be loaded.').first()).toBeVisible();
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('1 project', { exact: true })).toBeVisible();
});

test('the list is read and not changed, and the way back is one press [MON-05]', async () => {
  const { screen } = await openProjects();
  const main = screen.getByRole('main');
  await expect.element(main.getByRole('row', { name: /Steps/ })).toBeVisible();
  // The filters, the sortable headers, and the buttons that turn and download the page.
  expect(
    main
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual([
    'All',
    'Title',
    'Researcher',
    'Status',
    'Launch date',
    'End date',
    'Download this page (CSV)',
    'Previous',
    'Next',
  ]);
  expect(
    main
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/dashboard']);
});
