import { describe, expect, test } from 'vitest';
import { isInWindow, sizeWindow } from '../../../testing/inWindow';
import { openQuestions } from '../questions/openQuestions.fixture';
import { openUpdates } from '../updates/openUpdates.fixture';
import { questionSample, updateSample } from './samples.fixture';

const ids = Array.from({ length: 12 }, (_, index) => index + 1);
const questions = ids.map((id) =>
  questionSample({ id, text: `<p>Question ${id}?</p>`, status: id < 4 ? 'DRAFT' : 'PUBLISHED' }),
);
const updates = ids.map((id) =>
  updateSample({ id, text: `Update ${id}.`, status: id < 4 ? 'DRAFT' : 'PUBLISHED' }),
);
const answers = {
  'GET /project-updates/project/{id}': () => updates,
  'GET /questions-with-poll-scores/project/{id}': () => questions,
};
const tabs = { questions: openQuestions, updates: openUpdates };

describe('Whoever gives up an editor', () => {
  test.each([
    ['questions', 'Edit', /Question 2\?/, 'Question text'],
    ['questions', 'Duplicate', /Question 9\?/, 'Question text'],
    ['updates', 'Edit', /Update 2\./, 'Update'],
    ['updates', 'Write a reply', /Question 9\?/, 'Update'],
  ] as const)(
    'of the %s finds the button “%s” that opened it again, where it was on the screen',
    async (tab, verb, of, field) => {
      await sizeWindow(800, 600);
      const { screen, press } = await tabs[tab](answers);
      const item = screen.getByRole('article').filter({ hasText: of });
      const button = item.getByRole('button', { name: verb });
      await expect.element(button).toBeVisible();
      // The list has its height only once the comments on each question are there.
      const asked = tab === 'questions' ? questions.filter(({ status }) => status !== 'DRAFT') : [];
      await expect
        .poll(() => screen.getByText('No comments yet').elements())
        .toHaveLength(asked.length);
      button.element().scrollIntoView({ block: 'end' });
      const place = Math.round(window.scrollY);
      expect(place).toBeGreaterThan(0);
      await button.click();
      await expect.element(screen.getByRole('textbox', { name: field })).toHaveFocus();
      await press('Cancel');
      await expect.element(button).toHaveFocus();
      await expect.poll(() => Math.round(window.scrollY)).toBe(place);
      expect(isInWindow(button.element())).toBe(true);
    },
  );

  test('with words in it finds that button as well, once they are discarded', async () => {
    const { screen, field, press } = await openUpdates(answers);
    const item = screen.getByRole('article').filter({ hasText: 'Update 2.' });
    const button = item.getByRole('button', { name: 'Edit' });
    await button.click();
    await field.fill('Something else.');
    await press('Cancel');
    await press("Don't save changes");
    await expect.element(button).toHaveFocus();
    expect(isInWindow(button.element())).toBe(true);
  });

  test('is led to the heading where that button is gone', async () => {
    let status: 'DRAFT' | 'PUBLISHED' = 'DRAFT';
    const { screen, field, press, services, server } = await openUpdates({
      ...answers,
      'GET /project-updates/project/{id}': () =>
        updates.map((update) => (update.id === 2 ? { ...update, status } : update)),
    });
    const item = screen.getByRole('article').filter({ hasText: 'Update 2.' });
    await item.getByRole('button', { name: 'Edit' }).click();
    await expect.element(field).toHaveFocus();
    status = 'PUBLISHED';
    await services.queryClient.invalidateQueries();
    expect(server.arrived('GET /project-updates/project/{id}').length).toBeGreaterThan(1);
    await press('Cancel');
    await expect
      .element(screen.getByRole('heading', { name: 'Updates', exact: true }))
      .toHaveFocus();
  });
});
