import { likertMean, likertMedian } from '@sounding/domain/statistics';
import { LikertChart } from '@sounding/ui/charts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { problem } from '../../../testing/fakeServer';
import { print } from '../../../testing/print';
import { questionSample } from '../publishing/samples.fixture';
import { openQuestions } from './openQuestions.fixture';

const askedOnce = [
  ['published', 'PUBLISHED'],
  ['deactivated', 'DEACTIVATED'],
] as const;

const poll = questionSample({
  pollScores: [
    { pollOptionText: 'At home', count: 2, percentage: 66.67 },
    { pollOptionText: 'At the clinic', count: 1, percentage: 33.33 },
  ],
});

test.each(askedOnce)(
  'a poll that is %s shows the percentage, to two decimals, and the count of each option [QUES-05]',
  async (_said, status) => {
    const { screen } = await openQuestions({
      'GET /questions-with-poll-scores/project/{id}': () => [{ ...poll, status }],
    });
    await expect.element(screen.getByText('66.67% (2)')).toBeVisible();
    await expect.element(screen.getByText('33.33% (1)')).toBeVisible();
  },
);

test('a card says how many answers to a poll are a comment alone, as its chart counts the others', async () => {
  const { screen } = await openQuestions({
    'GET /questions-with-poll-scores/project/{id}': () => [{ ...poll, answersCount: 5 }],
  });
  await expect
    .element(screen.getByText('5 answers, 2 of them a comment alone', { exact: true }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('figure'))
    .toHaveAccessibleDescription(/with 2 of 3 answers \(66\.67%\)/);
});

test('a poll without answers shows N/A beside a count of 0 [OPEN-120]', async () => {
  const { screen } = await openQuestions({
    'GET /questions-with-poll-scores/project/{id}': () => [
      questionSample({
        answersCount: 0,
        pollScores: [
          { pollOptionText: 'At home', count: 0, percentage: null },
          { pollOptionText: 'At the clinic', count: 0, percentage: null },
        ],
      }),
    ],
  });
  await expect.poll(() => screen.getByText('N/A (0)').elements().length).toBe(2);
});

test.each(askedOnce)(
  'a scale that is %s shows a bar for each value from 0 to its highest, with mean and median [QUES-06, OPEN-77]',
  async (_said, status) => {
    const { screen } = await openQuestions({
      'GET /questions-with-poll-scores/project/{id}': () => [
        questionSample({
          status,
          sliderScores: {
            maxValue: 5,
            lowerBoundText: 'Not clear',
            upperBoundText: 'Very clear',
            valueCounts: [1, 0, 0, 0, 1, 2],
            mean: 3.5,
            median: 4.5,
          },
        }),
      ],
    });
    await expect
      .element(screen.getByRole('figure'))
      .toHaveAccessibleDescription(/the mean is 3\.5 and the median 4\.5\./);
    await screen.getByRole('button', { name: 'Show table' }).click();
    const values = screen
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.textContent);
    expect(values).toEqual(['0 (Not clear)', '1', '2', '3', '4', '5 (Very clear)']);
  },
);

test.each([
  ['nobody', [0, 1, 0, 0, 1, 2], / from 1 \(Not clear\) to 5 \(Very clear\),/],
  ['somebody', [1, 0, 0, 0, 1, 2], / from 0 \(Not clear\) to 5 \(Very clear\),/],
])(
  'a scale, offered from 1 on, is told of from where it was answered: 0 by %s',
  async (_said, valueCounts, words) => {
    const { screen } = await openQuestions({
      'GET /questions-with-poll-scores/project/{id}': () => [
        questionSample({
          sliderScores: {
            maxValue: 5,
            lowerBoundText: 'Not clear',
            upperBoundText: 'Very clear',
            valueCounts,
            mean: 3.5,
            median: 4.5,
          },
        }),
      ],
    });
    await expect.element(screen.getByRole('figure')).toHaveAccessibleDescription(words);
  },
);

test('a scale tells the mean and median that export and report tell', async () => {
  const scale = { maxValue: 5, lowerLabel: 'Not clear', upperLabel: 'Very clear' };
  // With 40 or 200 answers, many means lie half way between two hundredths.
  const counted = fc
    .tuple(fc.constantFrom(1, 7, 40, 200), fc.nat(4), fc.nat(200))
    .map(([answers, low, some]) => {
      const counts = [0, 0, 0, 0, 0, 0];
      counts[low] = answers - (some % answers);
      counts[low + 1] = some % answers;
      return counts;
    });
  await fc.assert(
    fc.asyncProperty(counted, async (counts) => {
      const screen = await render(<LikertChart title="Clear?" data={{ ...scale, counts }} />);
      const mean = String(likertMean(counts));
      const median = String(likertMedian(counts));
      await expect
        .element(screen.getByText(/the mean is/))
        .toHaveTextContent(`, the mean is ${mean} and the median ${median}.`);
      await screen.unmount();
    }),
    { numRuns: 40, examples: [[[0, 39, 1, 0, 0, 0]]] },
  );
});

describe('Comments', () => {
  const comments = (request: Request) => {
    const query = new URL(request.url).searchParams;
    const pageNumber = Number(query.get('page'));
    const search = query.get('search') ?? '';
    return {
      content: [
        {
          id: 700 + pageNumber,
          comment: `${search === '' ? 'Comment' : search} on page ${pageNumber + 1}`,
          date: '2026-10-03',
          participantLogin: null,
          sliderValue: null,
          questionText: '<p>What would make taking part easier?</p>',
        },
      ],
      pageNumber,
      totalPages: search === '' ? 2 : 1,
      totalElements: search === '' ? 11 : 1,
    };
  };

  test.each(askedOnce)(
    'stand under a free-text question that is %s, in pages, and can be searched [QUES-07, UI-18]',
    async (_said, status) => {
      const { screen, press, server, address } = await openQuestions({
        'GET /questions-with-poll-scores/project/{id}': () => [questionSample({ status })],
        'GET /answers/question/{id}': ({ request }) => comments(request),
      });
      await expect.element(screen.getByText('Comment on page 1')).toBeVisible();
      await expect.element(screen.getByText('3 October 2026', { exact: true })).toBeVisible();
      await expect.element(screen.getByText('11 comments')).toBeVisible();
      await expect
        .element(
          screen.getByRole('navigation', {
            name: 'Pages of comments on “What would make taking part easier?”',
          }),
        )
        .toBeVisible();
      await press('Next');
      await expect.element(screen.getByText('Comment on page 2')).toBeVisible();
      await expect.poll(address).toBe('/project-overview/12?tab=questions&page-90=2');
      const ofQuestion = screen.getByRole('group', {
        name: 'Comments on “What would make taking part easier?”',
      });
      await ofQuestion.getByRole('searchbox', { name: 'Search comments' }).fill('evening');
      await expect.element(screen.getByText('evening on page 1')).toBeVisible();
      await expect.element(screen.getByText('1 comment with “evening”')).toBeVisible();
      await expect.poll(address).toBe('/project-overview/12?tab=questions&search-90=evening');
      const asked = server.arrived('GET /answers/question/{id}').map(({ request }) => request.url);
      expect(asked.every((url) => /\/question\/90\?.*withComment=true/.test(url))).toBe(true);
    },
  );

  test.each([
    ['2', 'a page that is there no more'],
    ['2000000000', 'one that no list has'],
  ])('of page %s in the address, %s, are those of the last page', async (asked) => {
    const { screen, address, router } = await openQuestions(
      {
        'GET /answers/question/{id}': ({ request }) => {
          const pageNumber = Number(new URL(request.url).searchParams.get('page'));
          if (pageNumber > 1_000_000) return problem(400);
          const { content, ...first } = { ...comments(request), totalPages: 1, totalElements: 1 };
          return { ...first, content: pageNumber === 0 ? content : [], pageNumber };
        },
      },
      `&page-90=${asked}`,
    );
    await expect.element(screen.getByText('Comment on page 1')).toBeVisible();
    await expect.poll(address).toBe('/project-overview/12?tab=questions');
    // The page was replaced, so going back does not lead forward again.
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('say on paper which page of them stands there, and of how many', async () => {
    const { screen } = await openQuestions({
      'GET /answers/question/{id}'({ request }) {
        const { content, ...page } = comments(request);
        const ten = Array.from({ length: 10 }, (_, id) =>
          content.map((answer) => ({ ...answer, id, comment: id === 0 ? answer.comment : 'So' })),
        );
        return { ...page, content: ten.flat() };
      },
    });
    await expect.element(screen.getByText('Comment on page 1')).toBeVisible();
    await print();
    await expect.element(screen.getByText('Page 1 of 2')).toBeVisible();
    await expect
      .element(
        screen.getByText(
          'Not the whole list. Shown: 1 to 10 of 11, all of which are in the export.',
        ),
      )
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('tab', { name: 'Questions' })).toBeVisible();
  });

  test('of a search say on paper what was looked for', async () => {
    const { screen } = await openQuestions(
      { 'GET /answers/question/{id}': ({ request }) => comments(request) },
      '&search-90=evening',
    );
    await expect.element(screen.getByText('evening on page 1')).toBeVisible();
    await print();
    await expect.element(screen.getByText('Not the whole list. Search: “evening”.')).toBeVisible();
  });

  test('that are not shown are told of on paper alone', async () => {
    const { screen } = await openQuestions({
      'GET /questions-with-poll-scores/project/{id}': () => [poll],
    });
    const words = screen.getByText(
      'Any comments are left out here; all of them are in the export.',
    );
    await expect.element(screen.getByText('66.67% (2)')).toBeVisible();
    await expect.element(words).not.toBeVisible();
    await print();
    await expect.element(words).toBeVisible();
  });

  test('break a word that is longer than the line', async () => {
    const word = 'so'.repeat(200);
    const { screen } = await openQuestions({
      'GET /answers/question/{id}': ({ request }) => {
        const page = comments(request);
        return { ...page, content: page.content.map((answer) => ({ ...answer, comment: word })) };
      },
    });
    await expect.element(screen.getByText(word)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });

  test('are not counted for a search before its answer is here [QUES-07]', async () => {
    const held: (() => void)[] = [];
    const { screen } = await openQuestions({
      'GET /answers/question/{id}': ({ request }) =>
        request.url.includes('search=')
          ? new Promise((resolve) => held.push(() => resolve(comments(request))))
          : comments(request),
    });
    await expect.element(screen.getByText('11 comments')).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Search comments' }).fill('evening');
    await expect
      .element(screen.getByRole('status').filter({ hasText: /^Loading comments$/ }))
      .toBeVisible();
    expect(screen.getByText('11 comments with “evening”').elements()).toEqual([]);
    await expect.poll(() => held.length).toBe(1);
    held[0]?.();
    await expect.element(screen.getByText('1 comment with “evening”')).toBeVisible();
  });

  test('that the address asks for are there at once, on a poll too, and turning them keeps the place', async () => {
    const { screen, press } = await openQuestions(
      {
        'GET /questions-with-poll-scores/project/{id}': () => [poll],
        'GET /answers/question/{id}': ({ request }) => comments(request),
      },
      '&page-90=2',
    );
    await expect.element(screen.getByText('Comment on page 2')).toBeVisible();
    window.scrollTo(0, 300);
    await press('Previous');
    await expect.element(screen.getByText('Comment on page 1')).toBeVisible();
    expect(window.scrollY).toBeGreaterThan(0);
  });

  test('and the filter above them both hold when chosen in a row, however slow the guard is', async () => {
    const held: (() => void)[] = [];
    let isSlow = false;
    const { screen, press, address } = await openQuestions({
      'GET /answers/question/{id}': ({ request }) => comments(request),
      async 'GET /account/role'() {
        if (isSlow) await new Promise<void>((resolve) => held.push(resolve));
        return 'ROLE_RESEARCHER' as const;
      },
    });
    await expect.element(screen.getByText('Comment on page 1')).toBeVisible();
    isSlow = true;
    await press('Next');
    await screen.getByRole('button', { name: /Choose status/ }).click();
    await screen.getByRole('option', { name: 'Published' }).click();
    isSlow = false;
    for (const release of held) release();
    await expect
      .poll(address)
      .toBe('/project-overview/12?tab=questions&page-90=2&status=published');
  });

  test('on a poll are fetched only when they are asked for', async () => {
    const { screen, press, server } = await openQuestions({
      'GET /questions-with-poll-scores/project/{id}': () => [poll],
      'GET /answers/question/{id}': ({ request }) => comments(request),
    });
    await expect.element(screen.getByText('66.67% (2)')).toBeVisible();
    expect(server.arrived('GET /answers/question/{id}')).toHaveLength(0);
    await press('Show comments');
    await expect.element(screen.getByText('Comment on page 1')).toBeVisible();
  });

  test('that cannot be read again stay, and it is said that some may be missing', async () => {
    let isCutOff = false;
    const { screen, services } = await openQuestions({
      'GET /answers/question/{id}': ({ request }) => (isCutOff ? problem(500) : comments(request)),
    });
    await expect.element(screen.getByText('Comment on page 1')).toBeVisible();
    isCutOff = true;
    await services.queryClient.invalidateQueries();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('This list could not be read again');
    await expect.element(screen.getByText('Comment on page 1')).toBeVisible();
  });

  test('that cannot be had leave the rest of the question in place', async () => {
    let tries = 0;
    const { screen, press, article } = await openQuestions({
      'GET /answers/question/{id}': ({ request }) =>
        ++tries === 1 ? problem(500) : comments(request),
    });
    await expect
      .element(
        screen.getByText(
          /^The comments on “What would make taking part easier\?” could not be loaded\./,
        ),
      )
      .toBeVisible();
    await expect
      .element(article('What would make taking part easier?').getByText('3 answers'))
      .toBeVisible();
    await press('Try again');
    await expect.element(screen.getByText('Comment on page 1')).toBeVisible();
  });
});
