import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { problem, type Answers } from '../../../testing/fakeServer';
import { heldBack, leaveSlowDialog } from '../../../testing/leaveSlowDialog';
import { lostAnswer } from '../../../testing/lostAnswer';
import { openApp } from '../../../testing/openApp';
import { print } from '../../../testing/print';
import { pageOf } from '../../../testing/samples';
import { tick } from '../../../testing/tick';
import { toastIn } from '../../../testing/toastIn';
import { labelled } from '../../../testing/labelled';
import { answerForReviewSample } from '../publishing/samples.fixture';
import { summarySample } from '../summary.fixture';

/** A queue that forgets what was decided, as the server does. */
function reviewQueue(...ids: readonly number[]) {
  let waiting = [...ids];
  const leave = (gone: readonly number[]): undefined => {
    waiting = waiting.filter((id) => !gone.includes(id));
  };
  const idIn = (request: Request) => Number(request.url.split('/').at(-2));
  const answers: Answers = {
    'GET /projects/summary/{id}': () => summarySample({ answersForReviewCount: waiting.length }),
    'GET /answers/project/{id}': () => pageOf(waiting.map((id) => answerForReviewSample({ id }))),
    'PUT /answers/{id}/approve': ({ request }) => leave([idIn(request)]),
    'PUT /answers/{id}/delete': ({ request }) => leave([idIn(request)]),
    'PUT /answers/project/{id}/decisions': () => leave(waiting.slice(0, 2)),
  };
  return answers;
}

async function openFeedback(
  more: Answers = {},
  ids: readonly number[] = [501, 502, 503],
  search = '',
) {
  const app = await openApp(`/project-overview/12?tab=feedback${search}`, {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: { ...reviewQueue(...ids), ...more },
  });
  const { screen } = app;
  const answer = (name: string) => screen.getByRole('group', { name, exact: true });
  const dialog = screen.getByRole('alertdialog');
  /** A button for the selected answers, before the first answer; the same button follows the last one. */
  const several = (name: string) => screen.getByRole('button', { name, exact: true }).first();
  return { ...app, answer, several, dialog };
}

/** Presses a button of an answer with the keyboard. */
async function pressIn(
  group: ReturnType<Awaited<ReturnType<typeof openFeedback>>['answer']>,
  name: string,
) {
  const button = group.getByRole('button', { name: labelled(name) });
  await expect.element(button).toBeVisible();
  const element = button.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{Enter}');
}

describe('Feedback for review', () => {
  test('lists each answer with question, comment, date, participant and value [FEED-01, FEED-02, UI-18]', async () => {
    const { answer, server } = await openFeedback();
    const first = answer('Answer 1 of 3');
    await expect.element(answer('Answer 3 of 3')).toBeVisible();
    expect(server.lastAddress('GET /answers/project/{id}').pathname).toMatch(/\/project\/12$/);
    for (const words of [
      'How clear is our aim?',
      'I would rather talk to somebody.',
      '4 October 2026',
      'wren-4821',
      'Value on the scale3',
    ]) {
      await expect.element(first).toHaveTextContent(words);
    }
  });

  test('counts thousands as the tab does, and each answer among them', async () => {
    const { screen, answer } = await openFeedback(
      {
        'GET /answers/project/{id}': () =>
          pageOf([answerForReviewSample()], {
            pageNumber: 60,
            totalPages: 100,
            totalElements: 2000,
          }),
      },
      [],
      '&page=61',
    );
    await expect
      .element(screen.getByRole('status').filter({ hasText: /^2,000 answers to review$/ }))
      .toBeVisible();
    await expect.element(answer('Answer 1,201 of 2,000')).toBeVisible();
  });

  test('tells a missing value from the lowest one [FEED-02]', async () => {
    const { answer } = await openFeedback({
      'GET /answers/project/{id}': () =>
        pageOf([
          answerForReviewSample({ id: 1, sliderValue: 0 }),
          answerForReviewSample({ id: 2, sliderValue: null }),
        ]),
    });
    await expect.element(answer('Answer 1 of 2')).toHaveTextContent('Value on the scale0');
    await expect.element(answer('Answer 2 of 2')).not.toHaveTextContent('Value on the scale');
  });

  test('says in words what a comment seems to give away', async () => {
    const { answer } = await openFeedback({
      'GET /answers/project/{id}': () =>
        pageOf([answerForReviewSample({ personalDataHints: ['TELEPHONE', 'NHS_NUMBER'] })]),
    });
    await expect
      .element(answer('Answer 1 of 1'))
      .toHaveTextContent('The comment seems to hold a telephone number and an NHS number.');
  });

  test('has on paper each answer on one sheet, and nothing of how to decide', async () => {
    const { screen, answer } = await openFeedback();
    await expect.element(answer('Answer 3 of 3')).toBeVisible();
    await print();
    await expect.element(answer('Answer 1 of 3')).toBeVisible();
    for (const words of [/^With the keyboard/, 'No answer selected', 'Select answer 1 of 3'])
      await expect.element(screen.getByText(words)).not.toBeVisible();
    expect(getComputedStyle(answer('Answer 1 of 3').element()).breakInside).toBe('avoid');
  });

  test('says so when nothing waits', async () => {
    const { screen } = await openFeedback({}, []);
    await expect.element(screen.getByText('Nothing awaits your review')).toBeVisible();
  });

  test('fails by itself and comes back on a second try', async () => {
    let tries = 0;
    const { screen, answer } = await openFeedback({
      'GET /answers/project/{id}': () =>
        ++tries === 1 ? problem(500) : pageOf([answerForReviewSample()]),
    });
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(answer('Answer 1 of 1')).toBeVisible();
  });

  test('comes in pages, and the address keeps the page [UI-13]', async () => {
    const { screen, answer, address } = await openFeedback({
      'GET /answers/project/{id}': ({ request }) => {
        const pageNumber = Number(new URL(request.url).searchParams.get('page'));
        return pageOf([answerForReviewSample({ id: 600 + pageNumber })], {
          pageNumber,
          totalPages: 2,
          totalElements: 21,
        });
      },
    });
    await expect.element(answer('Answer 1 of 21')).toBeVisible();
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(answer('Answer 21 of 21')).toBeVisible();
    await expect.poll(address).toBe('/project-overview/12?tab=feedback&page=2');
    await expect
      .element(screen.getByRole('heading', { name: 'Feedback for review' }))
      .toHaveFocus();
  });

  test('of a page that is there no more leads to the last one, and going back leads away', async () => {
    const { answer, address, router } = await openFeedback(
      {
        'GET /answers/project/{id}': ({ request }) => {
          const pageNumber = Number(new URL(request.url).searchParams.get('page'));
          if (pageNumber > 1_000_000) return problem(400);
          const content = pageNumber === 0 ? [answerForReviewSample()] : [];
          return pageOf(content, { pageNumber, totalPages: 1, totalElements: 1 });
        },
      },
      undefined,
      '&page=2000000000',
    );
    await expect.element(answer('Answer 1 of 1')).toBeVisible();
    await expect.poll(address).toBe('/project-overview/12?tab=feedback');
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

describe('Deciding', () => {
  test.each([
    ['Approve', 'It will appear under its question', 'PUT /answers/{id}/approve'],
    [
      'Delete permanently',
      'It will be gone from every list. This cannot be undone.',
      'PUT /answers/{id}/delete',
    ],
  ] as const)(
    '%s asks first and says what will happen; then the answer is gone, the next has focus and the count follows [FEED-03, FEED-04, OPEN-82]',
    async (verb, words, call) => {
      const { screen, answer, dialog, server } = await openFeedback();
      await expect.element(screen.getByRole('tab', { name: /3 answers to review/ })).toBeVisible();
      await pressIn(answer('Answer 2 of 3'), verb);
      await expect.element(dialog).toHaveTextContent(words);
      expect(server.arrived(call)).toHaveLength(0);

      await pressIn(dialog, verb);
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(answer('Answer 2 of 2')).toHaveFocus();
      expect(document.activeElement?.id).toBe('answer-503');
      expect(server.arrived(call).map(({ request }) => new URL(request.url).pathname)).toEqual([
        `/api/answers/502/${verb === 'Approve' ? 'approve' : 'delete'}`,
      ]);
      await expect.element(screen.getByRole('tab', { name: /2 answers to review/ })).toBeVisible();
    },
  );

  test('it asks with the beginning of the answer and its date, which tell one from another', async () => {
    const { answer, dialog } = await openFeedback({
      'GET /answers/project/{id}': () =>
        pageOf([
          answerForReviewSample({
            id: 1,
            comment: `Ask me\n\nin the evening, ${'so '.repeat(30)}`,
          }),
          answerForReviewSample({ id: 2, comment: null }),
        ]),
    });
    await pressIn(answer('Answer 1 of 2'), 'Delete permanently');
    await expect
      .element(
        dialog.getByText(
          /^Delete answer 1 of 2 \(“Ask me in the evening, [so ]+…”, 4 October 2026\)\? It will/,
        ),
      )
      .toBeVisible();
    await pressIn(dialog, 'Cancel');
    await pressIn(answer('Answer 2 of 2'), 'Delete permanently');
    await expect
      .element(dialog.getByText(/^Delete answer 2 of 2 \(4 October 2026\)\? It will/))
      .toBeVisible();
  });

  test('says so where the queue cannot be read again afterwards, and reads it on a second try', async () => {
    let waiting = [501, 502];
    let isCutOff = false;
    const { screen, answer, dialog } = await openFeedback({
      'GET /answers/project/{id}': () =>
        isCutOff ? problem(500) : pageOf(waiting.map((id) => answerForReviewSample({ id }))),
      'PUT /answers/{id}/approve': () => {
        waiting = [502];
        isCutOff = true;
      },
    });
    await pressIn(answer('Answer 1 of 2'), 'Approve');
    await pressIn(dialog, 'Approve');
    const alert = screen.getByRole('alert').filter({ hasText: 'could not be read again' });
    await expect.element(alert).toBeVisible();
    isCutOff = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(answer('Answer 1 of 1')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('the last answer leaves focus on the heading of the empty queue', async () => {
    const { screen, answer, dialog } = await openFeedback({}, [501]);
    await pressIn(answer('Answer 1 of 1'), 'Approve');
    await pressIn(dialog, 'Approve');
    await expect
      .element(screen.getByRole('heading', { name: 'Feedback for review' }))
      .toHaveFocus();
  });

  test.each(['Approve', 'Delete permanently'])(
    'cancelling %s does nothing, and focus returns [FEED-05]',
    async (name) => {
      const { answer, dialog, server } = await openFeedback();
      await pressIn(answer('Answer 1 of 3'), name);
      await pressIn(dialog, 'Cancel');
      await expect.element(dialog).not.toBeInTheDocument();
      await expect
        .element(answer('Answer 1 of 3').getByRole('button', { name: labelled(name) }))
        .toHaveFocus();
      expect(server.arrived('PUT /answers/{id}/approve')).toHaveLength(0);
      expect(server.arrived('PUT /answers/{id}/delete')).toHaveLength(0);
      await expect.element(answer('Answer 3 of 3')).toBeVisible();
    },
  );

  test('keys lead through the queue, and act only on the answer that has focus', async () => {
    const { answer, dialog, server, screen } = await openFeedback();
    await screen.getByRole('button', { name: 'Select all on this page' }).click();
    await userEvent.keyboard('a');
    while (document.activeElement?.id !== 'answer-501') await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(answer('Answer 3 of 3')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}s');
    await expect.element(answer('Answer 2 of 3')).toHaveFocus();
    await expect
      .element(screen.getByRole('checkbox', { name: 'Select answer 2 of 3' }))
      .not.toBeChecked();
    // On a button, the queue's keys do nothing.
    await userEvent.tab();
    await userEvent.keyboard('a{Delete}');
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Delete}');
    await expect.element(dialog).toHaveTextContent(/^Confirmation DialogDelete answer 2 of 3 \(/);
    await pressIn(dialog, 'Cancel');
    await expect.element(answer('Answer 2 of 3')).toHaveFocus();
    await userEvent.keyboard('a');
    await expect.element(dialog).toHaveTextContent(/^Confirmation DialogApprove answer 2 of 3 \(/);
    await pressIn(dialog, 'Approve');
    await expect.element(answer('Answer 2 of 2')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(answer('Answer 1 of 2')).toHaveFocus();
    expect(server.arrived('PUT /answers/{id}/approve')).toHaveLength(1);
  });

  test('a key that selects an answer is heard each time, and whoever comes back to the answer is told (WCAG 4.1.3)', async () => {
    const { screen, answer } = await openFeedback();
    const first = answer('Answer 1 of 3');
    const status = screen.getByRole('status').filter({ hasText: 'selected' });
    await expect.element(status).toHaveTextContent('No answer selected');
    const stands = status.element();
    while (document.activeElement?.id !== 'answer-501') await userEvent.tab();
    await userEvent.keyboard('s');
    await expect.element(stands).toHaveTextContent('1 answer selected');
    await expect.element(first).toHaveAccessibleDescription('Selected');
    await userEvent.keyboard('{ArrowDown}s');
    await expect.element(stands).toHaveTextContent('2 answers selected');
    await userEvent.keyboard('{ArrowUp}s{ArrowDown}s');
    await expect.element(stands).toHaveTextContent('No answer selected');
    await expect.element(first).not.toHaveAccessibleDescription();
    expect(status.element()).toBe(stands);
  });

  test('several at once are one act, and their words say how many', async () => {
    const { screen, answer, several, dialog, server } = await openFeedback();
    await tick(screen.getByRole('checkbox', { name: 'Select answer 1 of 3' }));
    await tick(screen.getByRole('checkbox', { name: 'Select answer 2 of 3' }));
    await several('Delete selected permanently (2)').click();
    await expect.element(dialog).toHaveTextContent('Delete these 2 answers?');
    await pressIn(dialog, 'Delete permanently');
    await expect.element(answer('Answer 1 of 1')).toHaveFocus();
    expect(server.arrived('PUT /answers/project/{id}/decisions')[0]?.body).toEqual({
      decision: 'DELETE',
      answers: [{ id: 501 }, { id: 502 }],
    });
  });

  test('whoever has selected down to the last answer decides on them there', async () => {
    const { screen, answer, dialog } = await openFeedback();
    await tick(screen.getByRole('checkbox', { name: 'Select answer 2 of 3' }));
    await tick(screen.getByRole('checkbox', { name: 'Select answer 3 of 3' }));
    const last = answer('Answer 3 of 3').element();
    const end = screen.getByRole('button', { name: 'Approve selected (2)' }).nth(1);
    await expect.element(end).toBeVisible();
    expect(last.compareDocumentPosition(end.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await end.click();
    await expect.element(dialog).toHaveTextContent('Approve these 2 answers?');
    await pressIn(dialog, 'Cancel');
    await expect.element(end).toHaveFocus();
  });

  test('deciding on one by itself leaves the others selected', async () => {
    const { screen, answer, several, dialog } = await openFeedback();
    await screen.getByRole('button', { name: 'Select all on this page' }).click();
    await pressIn(answer('Answer 2 of 3'), 'Approve');
    await pressIn(dialog, 'Approve');
    await expect.element(answer('Answer 2 of 2')).toBeVisible();
    await expect.element(several('Approve selected (2)')).toBeVisible();
  });

  test('what was selected since a slow decision was left stays selected, and nothing else, when it is made after all', async () => {
    const { released, release } = heldBack();
    let waiting = [501, 502, 503, 504];
    const { screen, answer, dialog } = await openFeedback({
      'GET /answers/project/{id}': () => pageOf(waiting.map((id) => answerForReviewSample({ id }))),
      'PUT /answers/{id}/approve': async () => {
        await released;
        waiting = [502, 503, 504];
        return undefined;
      },
    });
    const box = (name: string) => screen.getByRole('checkbox', { name: `Select answer ${name}` });
    await tick(box('1 of 4'));
    await tick(box('2 of 4'));
    await pressIn(answer('Answer 1 of 4'), 'Approve');
    await leaveSlowDialog(dialog, 'Approve');
    await tick(box('2 of 4'));
    await tick(box('3 of 4'));
    release();
    await expect.element(toastIn(screen, 'Done: The answer is approved.')).toBeVisible();
    await expect.element(box('1 of 3')).not.toBeChecked();
    await expect.element(box('2 of 3')).toBeChecked();
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'selected' }))
      .toHaveTextContent('1 answer selected');
  });

  test('all on a page are selected and deselected with one button', async () => {
    const { screen, several } = await openFeedback();
    await screen.getByRole('button', { name: 'Select all on this page' }).click();
    await expect.element(several('Approve selected (3)')).toBeVisible();
    await screen.getByRole('button', { name: 'Deselect all' }).click();
    await expect
      .element(screen.getByRole('button', { name: /^Approve selected/ }))
      .not.toBeInTheDocument();
  });

  test('an answer that another tab has deleted is said to be gone, and leaves the queue', async () => {
    let waiting = [501, 502, 503];
    const { answer, dialog } = await openFeedback({
      'GET /answers/project/{id}': () => pageOf(waiting.map((id) => answerForReviewSample({ id }))),
      'PUT /answers/{id}/approve': () => {
        waiting = [501, 503];
        return problem(404, { detail: 'It is not yours to see.' });
      },
    });
    await pressIn(answer('Answer 2 of 3'), 'Approve');
    await pressIn(dialog, 'Approve');
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('This answer is not there any more.');
    await expect.element(dialog.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await pressIn(dialog, 'Close');
    await expect.element(answer('Answer 2 of 2')).toHaveFocus();
    expect(document.activeElement?.id).toBe('answer-503');
  });

  test.each([
    ['one', 'PUT /answers/{id}/delete', 'The answer is deleted.'],
    ['several', 'PUT /answers/project/{id}/decisions', '2 answers are deleted.'],
  ] as const)(
    'a decision on %s whose answer was lost counts when it is sent again, and nobody else made it',
    async (count, call, said) => {
      const { screen, answer, several, dialog } = await openFeedback(
        { [call]: lostAnswer(undefined) },
        [601, 602],
      );
      if (count === 'one') await pressIn(answer('Answer 1 of 2'), 'Delete permanently');
      else {
        await screen.getByRole('button', { name: 'Select all on this page' }).click();
        await several('Delete selected permanently (2)').click();
      }
      await pressIn(dialog, 'Delete permanently');
      await expect.element(dialog.getByRole('alert')).toBeVisible();
      await pressIn(dialog, 'Delete permanently');
      await expect.element(toastIn(screen, `Done: ${said}`)).toBeVisible();
    },
  );

  test('of several, one of which is gone, none is decided, and the others stay selected', async () => {
    let waiting = [501, 502, 503];
    const { screen, several, dialog } = await openFeedback({
      'GET /answers/project/{id}': () => pageOf(waiting.map((id) => answerForReviewSample({ id }))),
      'PUT /answers/project/{id}/decisions': () => {
        waiting = [501, 503];
        return problem(404);
      },
    });
    await screen.getByRole('button', { name: 'Select all on this page' }).click();
    await several('Approve selected (3)').click();
    await pressIn(dialog, 'Approve');
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(
        'At least one of these answers is not there any more, so nothing was decided.',
      );
    await pressIn(dialog, 'Close');
    await expect.element(several('Approve selected (2)')).toBeVisible();
  });

  test.each([
    ['what the server says', problem(409, { detail: 'It was approved.' }), 'It was approved.'],
    ['Something went wrong', new Response(null, { status: 500 }), 'Something went wrong'],
  ])(
    'a failure shows %s in the dialog, which stays with the answer or answers [ERR-11, OPEN-119]',
    async (_, refusal, words) => {
      const { screen, answer, several, dialog } = await openFeedback({
        'PUT /answers/{id}/approve': () => refusal.clone(),
        'PUT /answers/{id}/delete': () => refusal.clone(),
        'PUT /answers/project/{id}/decisions': () => refusal.clone(),
      });
      const failAt = async (verb: string) => {
        await pressIn(dialog, verb);
        await expect
          .element(dialog.getByRole('alert').getByText(words, { exact: true }))
          .toBeVisible();
        await pressIn(dialog, 'Cancel');
        await expect.element(dialog).not.toBeInTheDocument();
      };
      for (const verb of ['Approve', 'Delete permanently']) {
        await pressIn(answer('Answer 1 of 3'), verb);
        await failAt(verb);
      }
      await screen.getByRole('button', { name: 'Select all on this page' }).click();
      for (const [name, verb] of [
        ['Approve selected (3)', 'Approve'],
        ['Delete selected permanently (3)', 'Delete permanently'],
      ] as const) {
        await several(name).click();
        await failAt(verb);
      }
      await expect.element(answer('Answer 3 of 3')).toBeVisible();
    },
  );
});
