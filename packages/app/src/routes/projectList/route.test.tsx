import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { problem, type Answers } from '../../testing/fakeServer';
import { openApp } from '../../testing/openApp';
import { projectRow, storedProjectSample } from '../../testing/samples';

const published = projectRow({
  id: 7,
  title: 'Better sleep',
  status: 'PUBLISHED',
  publishedDate: '2026-10-07T08:00:00.000Z',
  hearMoreYesCount: 325,
  hearMoreNoCount: 125,
  answersForReviewCount: 6,
});
const draft = projectRow({ id: 12, title: 'Cooking together', status: 'DRAFT' });
const pending = projectRow({ id: 13, title: 'Reading scans', status: 'PENDING' });
const rejected = projectRow({ id: 14, title: 'Safe on the ward', status: 'REJECTED' });
const ended = projectRow({
  id: 8,
  title: 'Long ago',
  status: 'PUBLISHED',
  publishedDate: '2020-01-01T08:00:00.000Z',
  endDate: '2020-06-01T08:00:00.000Z',
});
const all = [published, draft, pending, rejected, ended];

function openList(path = '/', answers: Answers = { 'GET /projects': () => all }) {
  return openApp(path, { visitor: { role: 'ROLE_RESEARCHER' }, answers });
}

test('what a published project opens is on its way while somebody points at it, a draft’s not', async () => {
  const { screen, server } = await openList('/', {
    'GET /projects': () => all,
    'GET /projects/summary/{id}': () => problem(503),
  });
  const asked = () =>
    server
      .arrived('GET /projects/summary/{id}')
      .map(({ request }) => request.url.split('/').at(-1));
  await screen.getByRole('link', { name: 'Cooking together' }).hover();
  await screen.getByRole('link', { name: 'Better sleep' }).hover();
  await expect.poll(asked).toEqual(['7']);
});

test('the list opens with the current projects under the four tabs [LIST-02, LIST-03, ROUTE-02, OPEN-59]', async () => {
  const { screen } = await openList();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Your current projects', exact: true }))
    .toBeVisible();
  await expect.poll(() => screen.getByRole('tab').elements().length).toBe(4);
  for (const name of ['Current', 'Previous', 'Published', 'Unpublished']) {
    await expect.element(screen.getByRole('tab', { name, exact: true })).toBeVisible();
  }
});

test.each([
  ['Previous', 'Your previous projects', ['Long ago'], '/?view=previous'],
  ['Published', 'Your published projects', ['Better sleep', 'Long ago'], '/?view=published'],
  [
    'Unpublished',
    'Your unpublished projects',
    ['Safe on the ward', 'Reading scans', 'Cooking together'],
    '/?view=unpublished',
  ],
])(
  'the tab %s shows its projects, and its address can be shared [LIST-02]',
  async (tab, heading, titles, path) => {
    const { screen, address } = await openList();
    await screen.getByRole('tab', { name: tab, exact: true }).click();
    await expect
      .element(screen.getByRole('heading', { level: 1, name: heading, exact: true }))
      .toBeVisible();
    await expect
      .poll(() =>
        screen
          .getByRole('rowheader')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(titles);
    await expect.poll(address).toBe(path);
  },
);

test('a project whose end passes while the list is open turns completed by itself [OPEN-57]', async () => {
  const end = Date.parse('2027-01-31T17:00:00.000Z');
  const running = projectRow({ ...published, endDate: new Date(end).toISOString() });
  vi.setSystemTime(end - 1_000);
  const { screen } = await openList('/', { 'GET /projects': () => [running] });
  const row = screen.getByRole('row', { name: /Better sleep/ });
  await expect.element(row).toHaveTextContent('7 October 2026');
  await expect.element(row).not.toHaveTextContent('Completed');
  vi.setSystemTime(end);
  await expect.element(row).toHaveTextContent('Completed');
});

test('a project that ended today leaves the current ones at midnight [OPEN-57]', async () => {
  const midnight = Date.parse('2027-02-01T00:00:00.000Z');
  const endedToday = projectRow({ ...published, endDate: '2027-01-31T17:00:00.000Z' });
  vi.setSystemTime(midnight - 1_000);
  const { screen } = await openList('/', { 'GET /projects': () => [endedToday] });
  const row = screen.getByRole('row', { name: /Better sleep/ });
  await expect.element(row).toHaveTextContent('Completed');
  vi.setSystemTime(midnight);
  await expect.element(screen.getByText('No current projects')).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
});

test('a project enters the previous ones as its end passes [LIST-12]', async () => {
  const end = Date.parse('2027-01-31T17:00:00.000Z');
  const running = projectRow({ ...published, endDate: new Date(end).toISOString() });
  vi.setSystemTime(end - 1_000);
  const { screen } = await openList('/?view=previous', { 'GET /projects': () => [running] });
  const row = screen.getByRole('row', { name: /Better sleep/ });
  await expect.element(screen.getByText('No previous projects')).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
  vi.setSystemTime(end);
  await expect.element(row).toBeVisible();
});

test('the view is named in the browser’s tab (WCAG 2.4.2)', async () => {
  const { screen } = await openList();
  await expect.poll(() => document.title).toBe('Your current projects – Sounding');
  await screen.getByRole('tab', { name: 'Unpublished' }).click();
  await expect.poll(() => document.title).toBe('Your unpublished projects – Sounding');
});

test('the table has the four columns of the specification [LIST-04, LIST-05, LIST-06, LIST-07]', async () => {
  const { screen } = await openList();
  await expect
    .poll(() =>
      screen
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Title', 'Status / Published Date', 'Feedback', 'Feedback for review']);
});

test('a published row shows its date, thumbs and what waits for review [LIST-06, LIST-07, LIST-17, UI-18]', async () => {
  const { screen } = await openList();
  const row = screen.getByRole('row', { name: /Better sleep/ });
  await expect.element(row).toHaveTextContent('7 October 2026');
  await expect.element(row.getByRole('img', { name: '325 interested' })).toBeVisible();
  await expect.element(row.getByRole('img', { name: '125 not interested' })).toBeVisible();
  await expect.element(row).toHaveTextContent('6 answers to review');
});

test('the thumb of people interested points up, the other down [LIST-06]', async () => {
  const { screen } = await openList();
  const row = screen.getByRole('row', { name: /Better sleep/ });
  /** Positive if the centre of the drawn thumb is above the centre of its picture. */
  const reachUp = async (name: string) => {
    const counted = row.getByRole('img', { name });
    await expect.element(counted).toBeVisible();
    const picture = counted.element().querySelector('svg')?.getBoundingClientRect();
    const thumb = counted.element().querySelector('path')?.getBoundingClientRect();
    if (picture === undefined || thumb === undefined) throw new Error('There is no thumb.');
    return picture.top + picture.bottom - thumb.top - thumb.bottom;
  };
  expect(await reachUp('325 interested')).toBeGreaterThan(0);
  expect(await reachUp('125 not interested')).toBeLessThan(0);
});

test('the thumb grows with the text (WCAG 1.4.4)', async () => {
  const { screen } = await openList();
  const counted = screen.getByRole('img', { name: '325 interested' });
  await expect.element(counted).toBeVisible();
  const width = () => counted.element().querySelector('svg')?.getBoundingClientRect().width;
  expect(width()).toBe(20);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  expect(width()).toBe(40);
});

test('a row that has ended keeps its date and says Completed; one that runs says neither status [LIST-17, OPEN-57]', async () => {
  const { screen } = await openList('/?view=published');
  const row = screen.getByRole('row', { name: /Long ago/ });
  await expect.element(row).toHaveTextContent('1 January 2020');
  await expect.element(row).toHaveTextContent('Completed');
  await expect
    .element(screen.getByRole('row', { name: /Better sleep/ }))
    .not.toHaveTextContent(/Completed|Ongoing/);
});

test('a row whose launch lies ahead says so under its date, and one that was completed before it shows none', async () => {
  const ahead = { status: 'PUBLISHED', publishedDate: '2099-12-07T08:00:00.000Z' } as const;
  const { screen } = await openList('/?view=published', {
    'GET /projects': () => [
      projectRow({ id: 20, title: 'Next winter', ...ahead }),
      projectRow({ id: 21, title: 'Given up', ...ahead, endDate: '2026-10-01T08:00:00.000Z' }),
      published,
    ],
  });
  const status = (name: string) => screen.getByRole('row', { name }).getByRole('cell').first();
  await expect.element(status('Next winter')).toHaveTextContent('7 December 2099Not launched yet');
  await expect.element(status('Given up')).toHaveTextContent(/^Never launchedCompleted$/);
  await expect.element(status('Better sleep')).toHaveTextContent(/^7 October 2026$/);
});

test('an unpublished row shows --- in both feedback columns [LIST-08]', async () => {
  const { screen } = await openList();
  for (const name of [/Cooking together/, /Reading scans/, /Safe on the ward/]) {
    const cells = screen.getByRole('row', { name }).getByRole('cell');
    await expect
      .poll(() =>
        cells
          .elements()
          .slice(-2)
          .map((cell) => cell.textContent),
      )
      .toEqual(['---', '---']);
  }
});

test('where a project stands is said for each status [LIST-16, LIST-18, OPEN-60]', async () => {
  const { screen } = await openList();
  for (const [name, words] of [
    [/Cooking together/, 'Draft'],
    [/Reading scans/, 'Awaiting approval'],
    [/Safe on the ward/, 'Ethics document rejected'],
    [/Safe on the ward/, 'Please submit another document.'],
  ] as const) {
    await expect
      .element(screen.getByRole('row', { name }).getByText(words, { exact: true }))
      .toBeVisible();
  }
  expect(screen.getByText('Please submit another document.').elements()).toHaveLength(1);
});

test('on a tablet titles have more room than anything beside them, also with a rejected project there', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(768, 900);
  const title = 'Somebody who has been there: peer support after a stroke';
  const { screen } = await openList('/', {
    'GET /projects': () => [{ ...published, title }, rejected],
  });
  await expect.element(screen.getByText('Please submit another document.')).toBeVisible();
  const [titles = 0, ...others] = screen
    .getByRole('columnheader')
    .elements()
    .map((header) => header.getBoundingClientRect().width);
  expect(titles).toBeGreaterThan(Math.max(...others));
});

test.each([820, 1024, 1440])(
  'at a width of %i each tag stands on one line, and the titles have the most room',
  async (width) => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(width, 900);
    const { screen } = await openList('/?view=unpublished');
    const heightOf = (words: string) =>
      screen.getByText(words, { exact: true }).element().parentElement?.clientHeight;
    await expect.element(screen.getByText('Ethics document rejected')).toBeVisible();
    expect(heightOf('Ethics document rejected')).toBe(heightOf('Draft'));
    const [titles = 0, ...others] = screen
      .getByRole('columnheader')
      .elements()
      .map((header) => header.getBoundingClientRect().width);
    expect(titles).toBeGreaterThan(Math.max(...others));
  },
);

test('the columns keep their edges from one view to the next, and titles have about half', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(1440, 900);
  const { screen } = await openList('/?view=published');
  const edges = () =>
    screen
      .getByRole('columnheader')
      .elements()
      .map((header) => Math.round(header.getBoundingClientRect().width));
  await expect.element(screen.getByRole('link', { name: 'Better sleep' })).toBeVisible();
  const before = edges();
  expect(before[0]).toBeGreaterThan(480);
  await screen.getByRole('tab', { name: 'Unpublished' }).click();
  await expect.element(screen.getByRole('link', { name: 'Cooking together' })).toBeVisible();
  expect(edges()).toEqual(before);
});

describe('opening a project', () => {
  test('a published one opens its overview [LIST-09]', async () => {
    const { screen, address } = await openList();
    await screen.getByRole('link', { name: 'Better sleep' }).click();
    await expect.poll(address).toBe('/project-overview/7');
  });

  test.each([draft, pending, rejected])(
    'an unpublished one, $status, loads project and document and opens the details [LIST-10]',
    async ({ id, title, status }) => {
      const { screen, address, server } = await openList('/', {
        'GET /projects': () => all,
        'GET /projects/{id}': () => storedProjectSample({ id, title, status }),
        'GET /project-documents/{id}': () => undefined,
      });
      await screen.getByRole('link', { name: title }).click();
      await expect.poll(address).toBe('/new-project-details');
      await expect
        .element(screen.getByRole('textbox', { name: 'Title', exact: true }))
        .toHaveValue(title);
      for (const call of ['GET /projects/{id}', 'GET /project-documents/{id}'] as const) {
        const asked = server.arrived(call).map(({ request }) => request.url.split('/').at(-1));
        expect(asked[0]).toBe(String(id));
      }
    },
  );
});

test('Create new project opens the title step [LIST-01]', async () => {
  const { screen, address } = await openList();
  await screen.getByRole('link', { name: 'Create new project', exact: true }).click();
  await expect.poll(address).toBe('/new-project');
});

test('a newcomer is told what will appear here and offered the first step', async () => {
  const { screen } = await openList('/', { 'GET /projects': () => [] });
  await expect.element(screen.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Create your first project' }))
    .toHaveAttribute('href', '/new-project');
});

test('an empty view says what belongs there', async () => {
  const { screen } = await openList('/?view=previous', { 'GET /projects': () => [draft] });
  await expect.element(screen.getByRole('heading', { name: 'No previous projects' })).toBeVisible();
});

test('a list that does not come can be asked for again', async () => {
  let isBroken = true;
  const { screen } = await openList('/', {
    'GET /projects': () => (isBroken ? problem(500) : [published]),
  });
  const again = screen.getByRole('button', { name: /again/i });
  await expect.element(again).toBeVisible();
  isBroken = false;
  await again.click();
  await expect.element(screen.getByRole('link', { name: 'Better sleep' })).toBeVisible();
});
