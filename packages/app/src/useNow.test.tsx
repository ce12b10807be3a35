import { describe, expect, test, vi } from 'vitest';
import { summarySample } from './routes/projectOverview/summary.fixture';
import { questionSample } from './routes/projectOverview/publishing/samples.fixture';
import type { Answers } from './testing/fakeServer';
import { openApp } from './testing/openApp';
import { ageRanges, interests, pageOf, projectRow, storedProjectSample } from './testing/samples';

const hour = 3_600_000;
const now = Date.parse('2027-01-31T12:00:00.000Z');
const instant = (moment: number) => new Date(moment).toISOString();
const published = { status: 'PUBLISHED', publishedDate: '2026-10-01T08:00:00.000Z' } as const;
const past = instant(now - hour);
const ahead = instant(now + hour);

describe.each([
  ['three hours ahead', 3 * hour],
  ['three hours behind', -3 * hour],
  ['400 days ahead', 9600 * hour],
  ['400 days behind', -9600 * hour],
])('With a browser’s clock %s, the server’s decides', (_, lead) => {
  function open(path: string, answers: Answers, role: `ROLE_${'' | 'MONITOR_'}RESEARCHER`) {
    vi.setSystemTime(now + lead);
    return openApp(path, { visitor: { role }, answers, serverNow: () => new Date(now) });
  }

  test('which projects of the list have ended [OPEN-57]', async () => {
    const { screen } = await open(
      '/',
      {
        'GET /projects': () => [
          projectRow({ ...published, id: 7, title: 'Runs', endDate: ahead }),
          projectRow({ ...published, id: 8, title: 'Is over', endDate: past }),
        ],
      },
      'ROLE_RESEARCHER',
    );
    await expect
      .element(screen.getByRole('row', { name: /Is over/ }))
      .toHaveTextContent('Completed');
    await expect
      .element(screen.getByRole('row', { name: /Runs/ }))
      .not.toHaveTextContent('Completed');
  });

  test('what the monitor reads of them [OPEN-06]', async () => {
    const project = {
      ...published,
      researcher: { fullName: 'Ada Byron' },
      launchDate: null,
      createdDate: published.publishedDate,
    };
    const { screen } = await open(
      '/dashboard/projects',
      {
        'GET /monitor-projects': () =>
          pageOf([
            { ...project, id: 7, title: 'Runs', endDate: ahead },
            { ...project, id: 8, title: 'Is over', endDate: past },
          ]),
      },
      'ROLE_MONITOR_RESEARCHER',
    );
    await expect.element(screen.getByRole('row', { name: /Is over/ })).toHaveTextContent('Ended');
    await expect.element(screen.getByRole('row', { name: /Runs/ })).toHaveTextContent('Live');
  });

  test.each([
    ['has ended', past, 'Completed', 'has heard from the public'],
    ['runs', ahead, 'Ongoing', 'Have your say'],
  ])(
    'that a project %s, in its overview and where it is shared [OVER-17, SHARE-02]',
    async (_said, endDate, status, words) => {
      const { screen } = await open(
        '/project-overview/12',
        { 'GET /projects/summary/{id}': () => summarySample({ ...published, endDate }) },
        'ROLE_RESEARCHER',
      );
      await expect.element(screen.getByText(status, { exact: true })).toBeVisible();
      await screen.getByRole('button', { name: 'Share', exact: true }).click();
      await expect.element(screen.getByRole('dialog')).toHaveTextContent(words);
    },
  );

  test.each([
    [ahead, true],
    [past, false],
  ])('whether a project that ends at %s takes questions: %s', async (endDate, isOpen) => {
    const { screen } = await open(
      '/project-overview/12?tab=questions',
      {
        'GET /projects/summary/{id}': () => summarySample({ ...published, endDate }),
        'GET /questions-with-poll-scores/project/{id}': () => [questionSample()],
      },
      'ROLE_RESEARCHER',
    );
    const add = screen.getByRole('button', { name: /^Add question/ });
    await (isOpen ? expect.element(add).toBeEnabled() : expect.element(add).toBeDisabled());
  });

  test('which end of a project can be saved [RULE-14, OPEN-55]', async () => {
    const { screen, server } = await open(
      '/edit-project/12',
      {
        'GET /projects': () => [],
        'GET /age-ranges': () => ageRanges,
        'GET /interests': () => interests,
        'GET /project-documents/{id}': () => undefined,
        'GET /projects/{id}': () => storedProjectSample(published),
        'PUT /projects': () => storedProjectSample(published),
        'GET /projects/summary/{id}': () => summarySample(published),
      },
      'ROLE_RESEARCHER',
    );
    const end = screen.getByRole('textbox', { name: 'End date' });
    const save = screen.getByRole('button', { name: 'Save changes', exact: true });
    await end.fill('31/01/2027, 11:00');
    await save.click();
    await expect.element(end).toHaveAccessibleDescription(/End date cannot be in the past/);
    expect(server.arrived('PUT /projects')).toHaveLength(0);
    await end.fill('31/01/2027, 13:00');
    await save.click();
    await expect
      .poll(() => server.arrived('PUT /projects').map(({ body }) => body))
      .toMatchObject([{ endDate: ahead }]);
  });
});
