import { describe, expect, test } from 'vitest';
import { openApp } from '../../../testing/openApp';
import { toastIn } from '../../../testing/toastIn';
import { openQuestions } from '../questions/openQuestions.fixture';
import { summarySample } from '../summary.fixture';
import { openUpdates } from '../updates/openUpdates.fixture';
import { updateSample } from './samples.fixture';

const ways = [
  ['Publish', 'published'],
  ['Save as draft', 'saved as a draft'],
] as const;

describe('Whoever leaves an editor by saving is told what became of it, once', () => {
  test.each(ways)('%s: the update is %s', async (verb, savedAs) => {
    const { screen, press, field } = await openUpdates(
      { 'POST /project-updates': () => updateSample() },
      '&mode=add',
    );
    await field.fill('We heard you.');
    await press(verb);
    await expect.element(toastIn(screen, `Done: The update is ${savedAs}.`)).toBeVisible();
    const messages = screen.getByRole('region', { name: 'Messages' });
    expect(messages.getByRole('listitem').elements()).toHaveLength(1);
  });

  test.each(ways)('%s: the question is %s', async (verb, savedAs) => {
    const { screen, press, field } = await openQuestions(
      { 'POST /questions': () => ({ data: { id: 91 } }) },
      '&mode=add',
    );
    await field.fill('Where next?');
    await press(verb);
    await expect.element(toastIn(screen, `Done: The question is ${savedAs}.`)).toBeVisible();
  });

  test('Publish on /add-update, which leads to the Updates tab', async () => {
    const { screen, address } = await openApp('/add-update/12', {
      visitor: { role: 'ROLE_RESEARCHER' },
      answers: {
        'GET /projects/summary/{id}': () => summarySample(),
        'GET /project-updates/project/{id}': () => [],
        'GET /questions-with-poll-scores/project/{id}': () => [],
        'POST /project-updates': () => updateSample(),
      },
    });
    await screen.getByRole('textbox', { name: 'Update' }).fill('We heard you.');
    await screen.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(address).toBe('/project-overview/12?tab=updates');
    await expect.element(toastIn(screen, 'Done: The update is published.')).toBeVisible();
  });
});
