import { afterEach, expect, test, vi } from 'vitest';
import { problem } from '../../../testing/fakeServer';
import { openOverview } from '../openOverview.fixture';
import { summarySample } from '../summary.fixture';

afterEach(() => {
  vi.useRealTimers();
});

type Screen = Awaited<ReturnType<typeof openOverview>>['screen'];

const fact = async (screen: Screen, term: string) => {
  await expect.element(screen.getByText(term, { exact: true })).toBeVisible();
  const row = screen.getByText(term, { exact: true }).element().parentElement;
  return row?.querySelector('dd')?.textContent;
};
const chart = (screen: Screen, name: string) => screen.getByRole('figure', { name, exact: true });

test('dates and audience are there at a glance [OVER-10, OVER-11, OVER-12, UI-19, OPEN-54]', async () => {
  const { screen } = await openOverview({
    summary: { publishedDate: '2026-10-07T08:00:00.000Z', endDate: '2099-01-31T17:00:00.000Z' },
  });
  expect(await fact(screen, 'Starts')).toBe('07/10/2026, 09:00');
  expect(await fact(screen, 'Ends')).toBe('31/01/2099, 17:00');
  expect(await fact(screen, 'Age groups')).toBe('18 - 25, 65 or above');
  expect(await fact(screen, 'Categories')).toBe('Heart and lungs, Mental health');
});

test('a project that was completed before its launch is not said to start after its end', async () => {
  const { screen } = await openOverview({
    summary: { publishedDate: '2026-10-07T08:00:00.000Z', endDate: '2026-10-06T08:00:00.000Z' },
  });
  expect(await fact(screen, 'Starts')).toBe('Never: it was completed before its launch');
  expect(await fact(screen, 'Ends')).toBe('06/10/2026, 09:00');
});

test.each([
  ['2099-01-31T17:00:00.000Z', /^Ongoing(Complete project)?$/],
  ['2020-01-31T17:00:00.000Z', /^Completed$/],
])('a project that ends at %s reads %s [OVER-17, OPEN-57]', async (endDate, words) => {
  const { screen } = await openOverview({ summary: { endDate } });
  expect(await fact(screen, 'Status')).toMatch(words);
});

test('a project whose launch lies ahead reads Ongoing, and has the mark of one that runs from its launch on [OVER-17]', async () => {
  const launch = Date.parse('2027-01-31T17:00:00.000Z');
  vi.setSystemTime(launch - 1_000);
  const { screen } = await openOverview({
    summary: { publishedDate: new Date(launch).toISOString() },
  });
  const state = screen.getByText('Ongoing', { exact: true });
  await expect.element(state).toBeVisible();
  const mark = () => state.element().previousElementSibling?.innerHTML;
  const ahead = mark();
  expect(ahead).toContain('<svg');
  vi.setSystemTime(launch);
  await expect.poll(mark).not.toBe(ahead);
  expect(mark()).toContain('<svg');
});

test('a project whose end passes while its page is open turns completed by itself [OVER-17]', async () => {
  const end = Date.parse('2027-01-31T17:00:00.000Z');
  vi.setSystemTime(end - 1_000);
  const { screen } = await openOverview({ summary: { endDate: new Date(end).toISOString() } });
  expect(await fact(screen, 'Status')).toMatch(/^Ongoing/);
  vi.setSystemTime(end);
  await expect.poll(() => fact(screen, 'Status')).toBe('Completed');
  await expect
    .element(screen.getByText(/^This project ended on 31\/01\/2027, 17:00\./))
    .toBeVisible();
});

test('two bars compare the answers, in whole percentages [OVER-14, OVER-15, OVER-18]', async () => {
  const { screen } = await openOverview();
  await expect
    .element(chart(screen, 'Interested in hearing more'))
    .toHaveTextContent('Interested: 200 of 300 responses (67%). Not interested: 100 (33%).');
  await expect
    .element(chart(screen, 'Gave feedback'))
    .toHaveTextContent('Gave feedback: 180 of 300 responses (60%). Chose not to: 120 (40%).');
});

test('with no responses every share reads N/A [OVER-19]', async () => {
  const { screen } = await openOverview({
    summary: {
      hearMoreYesCount: 0,
      hearMoreNoCount: 0,
      demographics: { age: [{ label: '18-25', count: 0 }], gender: [], ethnicity: [] },
    },
  });
  await expect
    .element(chart(screen, 'Interested in hearing more'))
    .toHaveTextContent('No responses yet.');
  await expect.element(chart(screen, 'Age')).toHaveTextContent('0 (N/A)');
  await expect.element(chart(screen, 'Gender')).toHaveTextContent('There is nothing to show yet.');
  expect(document.body.textContent).not.toContain('NaN');
});

test('three pies tell who responded, and their parts add up [OVER-13, OPEN-107]', async () => {
  const { screen } = await openOverview();
  await expect
    .element(chart(screen, 'Age'))
    .toHaveTextContent('The largest of 4 groups is 65 or above, with 149 of 300 responses');
  await expect.element(chart(screen, 'Age')).toHaveTextContent('Not stated');
  // In the words of the audience's choice and of the facts above.
  await expect.element(chart(screen, 'Age')).toHaveTextContent('18 - 25');
  await expect.element(chart(screen, 'Gender')).toHaveTextContent('160 of 300 responses (53%)');
  await expect.element(chart(screen, 'Ethnicity')).toHaveTextContent('White British');
});

test('numbers that are kept back stay hidden, and the page says so', async () => {
  const { screen } = await openOverview();
  await expect.element(chart(screen, 'Ethnicity')).toHaveTextContent('Not shown');
  await expect.element(chart(screen, 'Ethnicity')).not.toHaveTextContent('%');
  await expect.element(screen.getByText(/^Small numbers are not shown,/)).toBeVisible();
});

test('where all groups of a kind are too small, they are kept back and not called nothing', async () => {
  const { screen } = await openOverview({
    summary: {
      demographics: {
        age: [
          { label: '18-25', count: null },
          { label: '65 or above', count: null },
        ],
        gender: [],
        ethnicity: [],
      },
    },
  });
  for (const title of ['Age', 'Gender', 'Ethnicity']) {
    await expect.element(chart(screen, title)).toHaveTextContent('No numbers can be shown.');
  }
  await expect.element(screen.getByText(/^Small numbers are not shown,/)).toBeVisible();
});

test('nothing is said of hidden numbers where none are', async () => {
  const { screen } = await openOverview({
    summary: {
      demographics: {
        ...summarySample().demographics,
        ethnicity: [{ label: 'White British', count: 300 }],
      },
    },
  });
  await expect.element(chart(screen, 'Age')).toBeVisible();
  expect(screen.getByText(/^Small numbers are not shown/).elements()).toEqual([]);
});

test('engagement is drawn from the summary, a day without responses as none [OVER-16, OPEN-105]', async () => {
  const { xaxisData } = summarySample().engagementGraphDataPoints;
  const { screen, server } = await openOverview({
    summary: { engagementGraphDataPoints: { xaxisData, seriesData: [150, 0, 30] } },
  });
  await expect
    .element(chart(screen, 'Responses per day'))
    .toHaveTextContent('the highest is 150 responses on 1 Oct 2026');
  await chart(screen, 'Responses per day').getByRole('button', { name: 'Show table' }).click();
  await expect
    .poll(() =>
      chart(screen, 'Responses per day')
        .getByRole('row')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['DateResponses', '1 Oct 2026150', '2 Oct 20260', '3 Oct 202630']);
  expect(server.arrived('GET /answers/datapoints/project/{id}')).toEqual([]);
});

test('engagement that the summary lacks is asked for, and can be asked for again [OPEN-105]', async () => {
  let isBroken = true;
  const { screen, server } = await openOverview({
    summary: { engagementGraphDataPoints: { xaxisData: [], seriesData: [] } },
    answers: {
      'GET /answers/datapoints/project/{id}': () =>
        isBroken ? problem(500) : { xaxisData: ['2026-10-05'], seriesData: [7] },
    },
  });
  // The rest of the page stands.
  await expect.element(chart(screen, 'Age')).toBeVisible();
  const again = screen.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  isBroken = false;
  await again.click();
  await expect
    .element(chart(screen, 'Responses per day'))
    .toHaveTextContent('7 responses on 5 Oct 2026');
  expect(server.lastAddress('GET /answers/datapoints/project/{id}').pathname).toMatch(
    /\/project\/12$/,
  );
});

test('an overview that does not come fails alone and can be asked for again', async () => {
  let isBroken = true;
  const { screen } = await openOverview({
    answers: {
      'GET /projects/summary/{id}': () => (isBroken ? problem(503) : summarySample()),
    },
  });
  await expect.element(screen.getByText('The overview could not be loaded.')).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: 'Questions' })).toBeVisible();
  // What needs the overview says why it cannot be used.
  await expect
    .element(screen.getByRole('button', { name: 'Share' }))
    .toHaveAccessibleDescription('The project could not be loaded.');
  isBroken = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(chart(screen, 'Age')).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
});
