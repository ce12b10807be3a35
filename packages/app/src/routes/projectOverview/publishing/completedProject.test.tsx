import { expect, onTestFinished, test, vi } from 'vitest';
import { createKeptDrafts } from '../../../features/draftInHand/keptDrafts';
import { problem } from '../../../testing/fakeServer';
import { openQuestions } from '../questions/openQuestions.fixture';
import { summarySample } from '../summary.fixture';

const ended = '2020-01-01T00:00:00.000Z';
const kept = createKeptDrafts(() => 'ada.byron@sounding.example');

test('A question kept for a project that is completed meanwhile can be read, copied and discarded [OPEN-63]', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => copied.mockRestore());
  const empty = { text: '', pollOptions: [], sliderOption: null };
  kept.keep({
    place: { kind: 'question', projectId: 12, id: null, about: null },
    base: { draft: empty, version: null },
    draft: {
      ...empty,
      text: '<p>Where next?</p>',
      pollOptions: [{ text: 'At home' }, { text: 'At the clinic' }],
    },
    formKey: 'left-by-a-closed-tab',
  });
  const { screen } = await openQuestions({
    'GET /projects/summary/{id}': () => summarySample({ endDate: ended, completedDate: ended }),
  });
  const work = screen.getByRole('group', { name: 'a new question' });
  await expect.element(work).toHaveTextContent('This project is completed');
  await expect.element(work).toHaveTextContent('Choices: At home, At the clinic');
  await expect.element(work.getByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  await work.getByRole('button', { name: 'Copy what you wrote' }).click();
  await expect.element(work.getByText('Copied')).toBeVisible();
  expect(copied).toHaveBeenCalledWith('Question: Where next?\nChoices: At home, At the clinic');
  await work.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByRole('button', { name: 'Put it back' })).toBeVisible();
  await expect.poll(() => kept.list()).toEqual([]);
});

test('An editor of a question stays open where its project is completed meanwhile, and says so on saving', async () => {
  let endDate = summarySample().endDate;
  const detail = 'This project is completed, so it takes no further question.';
  const { screen, field, press, services, server } = await openQuestions(
    {
      'GET /projects/summary/{id}': () => summarySample({ endDate }),
      'POST /questions': () => problem(409, { detail }),
    },
    '&mode=add',
  );
  await field.fill('Where next?');
  endDate = ended;
  // As when a response has come in.
  await services.queryClient.invalidateQueries();
  await expect.poll(() => server.arrived('GET /projects/summary/{id}').length).toBeGreaterThan(1);
  await expect.element(field).toHaveTextContent('Where next?');
  await press('Save as draft');
  await expect.element(screen.getByRole('alert').first()).toHaveTextContent(detail);
  await expect.element(field).toHaveTextContent('Where next?');
});
