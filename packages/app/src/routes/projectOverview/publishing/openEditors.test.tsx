import { describe, expect, test } from 'vitest';
import { problem } from '../../../testing/fakeServer';
import { openQuestions } from '../questions/openQuestions.fixture';
import { openUpdates, stored } from '../updates/openUpdates.fixture';
import { questionSample } from './samples.fixture';

describe('An editor', () => {
  test('stays open where its draft is published meanwhile, and says so on saving', async () => {
    let status: 'DRAFT' | 'PUBLISHED' = 'DRAFT';
    const { press, field, screen, server, services } = await openUpdates(
      {
        'GET /project-updates/project/{id}': () =>
          stored.map((update) => (update.id === 6 ? { ...update, status } : update)),
        'PUT /project-updates': () => problem(409, { detail: 'Only a draft can be changed.' }),
      },
      '&mode=edit&about=6',
    );
    await field.fill('The very newest.');
    status = 'PUBLISHED';
    // As when a response has come in.
    await services.queryClient.invalidateQueries();
    expect(server.arrived('GET /project-updates/project/{id}').length).toBeGreaterThan(1);
    await press('Save as draft');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Only a draft');
    await expect.element(field).toHaveValue('The very newest.');
  });
});

describe('The step from one editor to another in the history', () => {
  test('opens the other question, whose words are the ones that are saved', async () => {
    const questions = [90, 91].map((id) =>
      questionSample({ id, status: 'DRAFT', text: `<p>Question ${id}?</p>` }),
    );
    const { router, field, press, server } = await openQuestions(
      {
        'GET /questions-with-poll-scores/project/{id}': () => questions,
        'PUT /questions': () => ({ data: { id: 91 } }),
      },
      '&mode=edit&about=90',
    );
    await expect.element(field).toHaveTextContent('Question 90?');
    await router.navigate('/project-overview/12?tab=questions&mode=edit&about=91');
    await expect.element(field).toHaveTextContent('Question 91?');
    await press('Save as draft');
    await expect.poll(() => server.arrived('PUT /questions')).toHaveLength(1);
    expect(server.arrived('PUT /questions')[0]?.body).toMatchObject({
      id: 91,
      text: '<p>Question 91?</p>',
    });
  });

  test('opens a new update about the question that it names', async () => {
    const { router, screen } = await openUpdates({}, '&mode=add');
    const box = screen.getByRole('checkbox', { name: 'What would make taking part easier?' });
    await expect.element(box).not.toBeChecked();
    await router.navigate('/project-overview/12?tab=updates&mode=add&about=90');
    await expect.element(box).toBeChecked();
  });
});
