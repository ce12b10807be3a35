import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { errorToasts } from '../../../testing/errorToasts';
import { problem } from '../../../testing/fakeServer';
import { labelled } from '../../../testing/labelled';
import { questionSample } from '../publishing/samples.fixture';
import { summarySample } from '../summary.fixture';
import { openQuestions } from './openQuestions.fixture';

const stored = [
  questionSample({ id: 92, text: '<p>The oldest?</p>', date: '2026-09-01T08:00:00.000Z' }),
  questionSample({
    id: 90,
    text: '<p>The newest?</p>',
    date: '2026-10-01T08:00:00.000Z',
    status: 'DRAFT',
    answersCount: 0,
  }),
  questionSample({
    id: 91,
    text: '<p>The <strong>middle</strong> one?</p>',
    date: '2026-09-15T08:00:00.000Z',
    status: 'DEACTIVATED',
  }),
];
const past = '2020-01-01T00:00:00.000Z';
const all = { 'GET /questions-with-poll-scores/project/{id}': () => stored };

const shownIn = (screen: Awaited<ReturnType<typeof openQuestions>>['screen']) =>
  screen
    .getByRole('heading', { name: /^The .*\?$/ })
    .elements()
    .map((element) => element.textContent);

describe('The list of questions', () => {
  test('takes a fourth question, as the limit of three is the form’s alone [OPEN-72]', async () => {
    const { screen, press, field } = await openQuestions(all);
    await expect.poll(() => shownIn(screen).length).toBe(3);
    await press('Add question');
    await expect.element(field).toBeVisible();
  });

  test('stands newest first, each with its number of answers [QUES-01, QUES-04]', async () => {
    const { screen, article, server } = await openQuestions(all);
    await expect
      .poll(() => shownIn(screen))
      .toEqual(['The newest?', 'The middle one?', 'The oldest?']);
    expect(server.lastAddress('GET /questions-with-poll-scores/project/{id}').pathname).toMatch(
      /\/project\/12$/,
    );
    await expect.element(article('The oldest?').getByText('3 answers')).toBeVisible();
    await expect.element(article('The middle one?').getByText('3 answers')).toBeVisible();
    await expect.element(article('The newest?').getByText('0 answers')).toBeVisible();
  });

  test('counts thousands of answers as its charts do', async () => {
    const { screen } = await openQuestions({
      'GET /questions-with-poll-scores/project/{id}': () => [
        questionSample({ answersCount: 5000 }),
      ],
    });
    await expect.element(screen.getByText('5,000 answers', { exact: true })).toBeVisible();
  });

  test.each([
    ['published', 'The oldest?'],
    ['draft', 'The newest?'],
    ['deactivated', 'The middle one?'],
  ])('opens at the status %s by its address [QUES-02]', async (status, title) => {
    const { screen } = await openQuestions(all, `&status=${status}`);
    await expect.poll(() => shownIn(screen)).toEqual([title]);
  });

  test('narrows to a chosen status, and to all again [QUES-02]', async () => {
    const { screen } = await openQuestions(all);
    const filter = screen.getByRole('button', { name: /Choose status:/ });
    for (const [name, titles] of [
      ['Published', ['The oldest?']],
      ['Draft', ['The newest?']],
      ['Deactivated', ['The middle one?']],
      ['All', ['The newest?', 'The middle one?', 'The oldest?']],
    ] as const) {
      await filter.click();
      await screen.getByRole('option', { name, exact: true }).click();
      await expect.poll(() => shownIn(screen)).toEqual(titles);
    }
  });

  test('shows every status a question had, with its date [QUES-08, UI-18]', async () => {
    const { screen } = await openQuestions({
      'GET /questions-with-poll-scores/project/{id}': () => [
        questionSample({
          status: 'PUBLISHED',
          questionHistory: [
            { status: 'DRAFT', statusDate: '2026-09-14T10:12:00.000Z' },
            { status: 'PUBLISHED', statusDate: '2026-10-01T08:00:00.000Z' },
            { status: 'DEACTIVATED', statusDate: '2026-11-02T08:00:00.000Z' },
            { status: 'PUBLISHED', statusDate: '2026-11-09T08:00:00.000Z' },
          ],
        }),
      ],
    });
    const steps = screen.getByRole('list', { name: 'Status history' }).getByRole('listitem');
    await expect
      .poll(() => steps.elements().map((step) => step.textContent))
      .toEqual([
        'Draft 14 September 2026',
        'Published 1 October 2026',
        'Deactivated 2 November 2026',
        'Published 9 November 2026',
      ]);
  });

  test.each([
    ['a published', 92],
    ['a deactivated', 91],
  ])(
    'offers editing for a draft only, also where the address asks for %s one [QUES-11]',
    async (_status, id) => {
      const { screen, article, field } = await openQuestions(all, `&mode=edit&about=${id}`);
      await expect.poll(() => shownIn(screen).length).toBe(3);
      await expect.element(field).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: labelled('Edit') }).elements()).toHaveLength(1);
      await expect
        .element(article('The newest?').getByRole('button', { name: 'Edit' }))
        .toBeVisible();
    },
  );

  test.each([
    ['Deactivate', 'PUBLISHED', 'DEACTIVATED', 'POST /question/{id}/deactivate'],
    ['Activate', 'DEACTIVATED', 'PUBLISHED', 'POST /question/{id}/activate'],
  ] as const)(
    '%s changes the status by keyboard, focus staying [QUES-12, QUES-13]',
    async (verb, from, to, call) => {
      let status: 'PUBLISHED' | 'DEACTIVATED' = from;
      const { screen, server } = await openQuestions({
        'GET /questions-with-poll-scores/project/{id}': () => [questionSample({ status })],
        [call]: () => {
          status = to;
        },
      });
      const button = screen.getByRole('button', { name: labelled(verb) });
      await expect.element(button).toBeVisible();
      const element = button.element();
      if (element instanceof HTMLElement) element.focus();
      await userEvent.keyboard('{Enter}');
      const opposite = verb === 'Activate' ? 'Deactivate' : 'Activate';
      await expect.element(screen.getByRole('button', { name: labelled(opposite) })).toHaveFocus();
      const asked = server.arrived(call).map(({ request }) => new URL(request.url).pathname);
      expect(asked).toEqual([`/api/question/90/${verb.toLowerCase()}`]);
    },
  );

  test('says nothing when an action fails, and shows the status as it was [ERR-18, OPEN-79]', async () => {
    const { screen, press, server } = await openQuestions({
      ...all,
      'POST /question/{id}/deactivate': () => problem(500, { detail: 'No.' }),
      'POST /question/{id}/activate': () => problem(500, { detail: 'No.' }),
      'PUT /questions': () => problem(500, { detail: 'No.' }),
    });
    for (const [verb, call] of [
      ['Deactivate', 'POST /question/{id}/deactivate'],
      ['Activate', 'POST /question/{id}/activate'],
      ['Publish', 'PUT /questions'],
    ] as const) {
      await press(verb);
      await expect.poll(() => server.arrived(call).length).toBe(1);
      const button = screen.getByRole('button', { name: labelled(verb) });
      await expect.element(button).not.toHaveAttribute('data-pending');
      await expect.element(button).toBeVisible();
      expect(screen.getByRole('alert').elements()).toHaveLength(0);
      expect(screen.getByText(/No\.|went wrong/).elements()).toHaveLength(0);
    }
    expect(await errorToasts(screen)).toEqual([]);
  });

  test.each([
    [
      'has ended',
      null,
      'Its end date has passed, so nobody could answer. Set a later end date first.',
    ],
    ['is completed', past, 'This project is completed, so nobody could answer.'],
  ])(
    'takes no more questions once the project %s, and says why',
    async (_said, completedDate, reason) => {
      const { screen, article } = await openQuestions({
        ...all,
        'GET /projects/summary/{id}': () => summarySample({ endDate: past, completedDate }),
      });
      const add = screen.getByRole('button', { name: /^Add question/ });
      await expect.element(add).toBeDisabled();
      await expect.element(add).toHaveAccessibleDescription(reason);
      await expect
        .element(article('The oldest?').getByRole('button', { name: 'Deactivate' }))
        .toBeEnabled();
      await expect
        .element(article('The middle one?').getByRole('button', { name: /^Activate/ }))
        .toBeDisabled();
    },
  );

  test('keeps the place of whoever deactivates a question of a completed project, which is final', async () => {
    let status: 'PUBLISHED' | 'DEACTIVATED' = 'PUBLISHED';
    const { screen, press } = await openQuestions({
      'GET /questions-with-poll-scores/project/{id}': () => [questionSample({ status })],
      'GET /projects/summary/{id}': () => summarySample({ endDate: past }),
      'POST /question/{id}/deactivate': () => {
        status = 'DEACTIVATED';
      },
    });
    await expect.element(screen.getByRole('button', { name: /^Add question/ })).toBeDisabled();
    await press('Deactivate');
    const activate = screen.getByRole('button', { name: labelled('Activate') });
    await expect.element(activate).toHaveFocus();
    await expect.element(activate).toHaveAttribute('aria-disabled', 'true');
    await expect.element(activate).toHaveAccessibleDescription(/^Its end date has passed/);
  });

  test('fails by itself and comes back on a second try', async () => {
    let tries = 0;
    const { screen, press } = await openQuestions({
      'GET /questions-with-poll-scores/project/{id}': () => (++tries === 1 ? problem(500) : stored),
    });
    await expect.element(screen.getByText('The questions could not be loaded.')).toBeVisible();
    await press('Try again');
    await expect.poll(() => shownIn(screen).length).toBe(3);
  });

  test('says what will stand here while there is no question', async () => {
    const { screen } = await openQuestions({
      'GET /questions-with-poll-scores/project/{id}': () => [],
    });
    await expect.element(screen.getByText('No questions yet')).toBeVisible();
  });
});
