import { describe, expect, test } from 'vitest';
import { openApp } from '../../../testing/openApp';
import { pageOf } from '../../../testing/samples';
import { openQuestions } from '../questions/openQuestions.fixture';
import { openUpdates } from '../updates/openUpdates.fixture';
import { summarySample } from '../summary.fixture';
import { answerForReviewSample, questionSample, updateSample } from './samples.fixture';

const poll = {
  pollScores: [{ pollOptionText: 'At home', count: 2, percentage: 100 }],
};

/** The names of all buttons with this label, in their order on the page. */
function namesIn({ screen }: Awaited<ReturnType<typeof openApp>>, label: RegExp) {
  return () =>
    screen
      .getByRole('button', { name: label })
      .elements()
      .map(({ textContent }) => textContent);
}

describe('A list of all buttons of the page tells apart those that stand in every card', () => {
  test('of questions', async () => {
    const app = await openQuestions({
      'GET /questions-with-poll-scores/project/{id}': () => [
        questionSample({ ...poll, id: 91, text: '<p>Where?</p>' }),
        questionSample({ id: 92, text: '<p>When?</p>', status: 'DRAFT' }),
      ],
    });
    await expect
      .poll(namesIn(app, /^(Deactivate|Publish|Edit|Duplicate|Show comments)/))
      .toEqual([
        'Publish “When?”',
        'Edit “When?”',
        'Duplicate “When?”',
        'Show comments on “Where?”',
        'Deactivate “Where?”',
        'Duplicate “Where?”',
      ]);
  });

  test('of updates and replies', async () => {
    const app = await openUpdates({
      'GET /project-updates/project/{id}': () => [
        updateSample({ id: 6, text: 'We moved.' }),
        updateSample({ id: 7, text: 'We wait.', status: 'DRAFT' }),
      ],
      'GET /questions-with-poll-scores/project/{id}': () => [
        questionSample({ id: 91, text: '<p>Where?</p>' }),
        questionSample({ id: 92, text: '<p>When?</p>' }),
      ],
    });
    await expect
      .poll(namesIn(app, /^(Deactivate|Publish|Edit|Write a reply)/))
      .toEqual([
        'Publish “We wait.”',
        'Edit “We wait.”',
        'Deactivate “We moved.”',
        'Write a reply to “Where?”',
        'Write a reply to “When?”',
      ]);
  });

  test('of answers to review', async () => {
    const app = await openApp('/project-overview/12?tab=feedback', {
      visitor: { role: 'ROLE_RESEARCHER' },
      answers: {
        'GET /projects/summary/{id}': () => summarySample(),
        'GET /answers/project/{id}': () =>
          pageOf([501, 502].map((id) => answerForReviewSample({ id }))),
      },
    });
    await expect
      .poll(namesIn(app, /^(Approve|Delete permanently)/))
      .toEqual([
        'Approve answer 1 of 2',
        'Delete permanently answer 1 of 2',
        'Approve answer 2 of 2',
        'Delete permanently answer 2 of 2',
      ]);
  });
});
