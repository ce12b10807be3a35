import type { Schemas } from '@sounding/api-client';
import { hiddenCountsMessages } from '@sounding/domain/statistics';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { problem, type Answers } from '../../testing/fakeServer';
import { openApp } from '../../testing/openApp';

const totals: Schemas['MonitorTotals'] = {
  totalResearchers: 1058,
  activeResearchers: 51,
  inactiveResearchers: 7,
  monitorResearchers: 3,
  totalParticipants: 4210,
  contributingParticipants: 2904,
  subscribedParticipants: 3811,
  liveProjects: 34,
  endedProjects: 19,
  pendingProjects: 4,
  draftProjects: 12,
  totalResponses: 15_873,
  totalProjectLikes: 9120,
};

const demographics: Schemas['MonitorDemographics'] = {
  totalCountForGender: [
    { label: 'Female', count: 2390 },
    { label: 'Male', count: null },
    { label: 'Not stated', count: null },
  ],
  totalCountForEthnicity: [
    { label: 'White British', count: 3402 },
    { label: 'Not stated', count: 808 },
  ],
  totalCountForAge: [
    { label: '18-25', count: 1204 },
    { label: 'Other', count: 3006 },
  ],
};

const openDashboard = (more: Answers = {}) =>
  openApp('/dashboard', {
    visitor: { role: 'ROLE_MONITOR_RESEARCHER' },
    answers: {
      'GET /dashboard/counts': () => totals,
      'GET /dashboard/demographics': () => demographics,
      ...more,
    },
  });

test('the dashboard of a monitor has its title [MON-01, OPEN-09, ROUTE-17]', async () => {
  const { screen } = await openDashboard();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Dashboard', exact: true }))
    .toBeVisible();
});

test.each([
  ['ROLE_RESEARCHER', '/'],
  ['ROLE_ADMIN', '/admin'],
] as const)(
  'the monitor’s pages send %s home [ROUTE-17, ROUTE-18, ROUTE-19]',
  async (role, home) => {
    for (const path of ['/dashboard', '/dashboard/researchers', '/dashboard/projects']) {
      const { address } = await openApp(path, {
        visitor: { role },
        answers: { 'GET /projects': () => [], 'GET /project-documents': () => [] },
      });
      await expect.poll(address).toBe(home);
      await cleanup();
    }
  },
);

test('each of the thirteen totals has a card in plain words [MON-02, OPEN-09]', async () => {
  const { screen } = await openDashboard();
  await expect.element(screen.getByText('9,120')).toBeVisible();
  const cards = [...screen.container.querySelectorAll('dl > div')].map((card) =>
    [...card.querySelectorAll('dt, dd')].map((part) => part.textContent).join(': '),
  );
  expect(cards).toEqual([
    'All researchers: 1,058',
    'Active researchers: 51',
    'Inactive researchers: 7',
    'Monitors: 3',
    'All participants: 4,210',
    'Participants who responded: 2,904',
    'Participants who subscribed: 3,811',
    'Live projects: 34',
    'Ended projects: 19',
    'Projects awaiting approval: 4',
    'Draft projects: 12',
    'All responses: 15,873',
    'Interested in hearing more: 9,120',
  ]);
});

test.each([360, 1440])(
  'nothing moves when the totals come, in a window of %d px',
  async (width) => {
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(width, 900);
    let arrive = (_totals: typeof totals): void => undefined;
    const { screen } = await openDashboard({
      'GET /dashboard/counts': () => new Promise((resolve) => (arrive = resolve)),
    });
    const below = screen.getByRole('heading', { name: 'Who takes part' });
    await expect.element(screen.getByText('Loading the totals')).toBeInTheDocument();
    const top = below.element().getBoundingClientRect().top;
    arrive(totals);
    await expect.element(screen.getByText('9,120')).toBeVisible();
    // A figure set smaller, to fit its card, moves what is below by less than a pixel.
    expect(Math.abs(below.element().getBoundingClientRect().top - top)).toBeLessThan(1);
  },
);

test('gender, ethnicity and age have a chart each [MON-03, OPEN-107]', async () => {
  const { screen } = await openDashboard();
  for (const name of ['Gender', 'Ethnicity', 'Age']) {
    await expect
      .element(screen.getByRole('figure', { name: `${name} of participants` }))
      .toBeVisible();
  }
  await expect
    .element(screen.getByRole('figure', { name: 'Gender of participants' }))
    .toHaveTextContent('the largest group is Female, with 2,390 participants.');
  const ethnicity = screen.getByRole('figure', { name: 'Ethnicity of participants' });
  await expect.element(ethnicity).toHaveTextContent('Not stated808 (19%)');
  await expect
    .element(ethnicity)
    .toHaveTextContent('The largest group is White British, with 3,402 of 4,210 participants.');
  const age = screen.getByRole('figure', { name: 'Age of participants' });
  await expect.element(age).toHaveTextContent('The largest group is Other, with 3,006');
  await expect.element(age).toHaveTextContent('18 - 25');
});

test('a number that is kept back is not shown, and the page says why', async () => {
  const { screen } = await openDashboard();
  await expect
    .element(screen.getByText(hiddenCountsMessages.notShown, { exact: true }))
    .toBeVisible();
  const gender = screen.getByRole('figure', { name: 'Gender of participants' });
  await expect.element(gender).toHaveTextContent('MaleNot shown');
});

test.each([
  ['nothing is said of hidden numbers where none are', 2390, 1808, null],
  ['answers that stand together as “Other” are spoken of where there are some', 2390, null, 'both'],
] as const)('%s', async (_title, female, other, said) => {
  const { screen } = await openDashboard({
    'GET /dashboard/demographics': () => ({
      ...demographics,
      totalCountForGender: [
        { label: 'Female', count: female },
        { label: 'Other', count: other },
        { label: 'Not stated', count: 12 },
      ],
    }),
  });
  await expect.element(screen.getByRole('figure', { name: 'Age of participants' })).toBeVisible();
  const { notShown, gathered } = hiddenCountsMessages;
  const texts = [...screen.container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(texts.filter((text) => text.startsWith(notShown))).toEqual(
    said === null ? [] : [`${notShown} ${gathered}`],
  );
});

test('the two lists are one press away [MON-04]', async () => {
  const { screen } = await openDashboard();
  await expect
    .element(screen.getByRole('link', { name: 'See researchers' }))
    .toHaveAttribute('href', '/dashboard/researchers');
  await expect
    .element(screen.getByRole('link', { name: 'See projects' }))
    .toHaveAttribute('href', '/dashboard/projects');
});

test('nothing on the dashboard changes anything [MON-05]', async () => {
  const { screen } = await openDashboard();
  await expect.element(screen.getByRole('figure', { name: 'Age of participants' })).toBeVisible();
  const buttons = screen.getByRole('main').getByRole('button').elements();
  const names = buttons.map((button) => button.textContent);
  expect([...new Set(names)].toSorted()).toEqual(['Download', 'Show table']);
});

describe('a part that fails', () => {
  test.each([
    ['the totals', 'GET /dashboard/counts', () => totals, 'Live projects', 'Age of participants'],
    [
      'the charts',
      'GET /dashboard/demographics',
      () => demographics,
      'Age of participants',
      'Live projects',
    ],
  ] as const)(
    'fails alone and is tried again by itself: %s',
    async (name, call, answer, lost, kept) => {
      let isDown = true;
      const { screen } = await openDashboard({
        [call]: () => (isDown ? problem(500) : answer()),
      });
      await expect.element(screen.getByText(`${name} could not be loaded.`)).toBeVisible();
      await expect.element(screen.getByText(kept).first()).toBeVisible();
      isDown = false;
      await screen.getByRole('button', { name: 'Try again' }).click();
      await expect.element(screen.getByText(lost).first()).toBeVisible();
    },
  );
});
