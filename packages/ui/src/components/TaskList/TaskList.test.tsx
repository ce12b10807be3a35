import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './TaskList.stories';

const { AllDone, LeadingToAField, LongWords, PartlyDone } = composeStories(stories);

test('each task says in a word where it stands', async () => {
  const screen = await render(<PartlyDone />);
  const list = screen.getByRole('list', { name: 'Before you submit' });
  await expect.element(list.getByText('Title and subtitle')).toBeVisible();
  const task = (name: RegExp) => list.getByRole('listitem').filter({ hasText: name }).first();
  await expect.element(task(/Title and subtitle/)).toHaveTextContent(/Done/);
  await expect.element(task(/Dates/)).toHaveTextContent(/To do.*End date is required/);
});

test('what is missing leads to its field, by keyboard too', async () => {
  const screen = await render(<LeadingToAField />);
  const keys = recordKeys();
  await screen.getByRole('textbox').click();
  for (const link of screen.getByRole('link').elements()) {
    await keys.press('Tab', 'goes to the next thing that is missing');
    expect(document.activeElement).toBe(link);
  }
  screen.getByRole('link', { name: 'End date is required' }).element().focus();
  await keys.press('Enter', 'goes to its field');
  await expect.element(screen.getByRole('textbox', { name: 'End date' })).toHaveFocus();
  await keys.matchTable('TaskList');
});

test('once everything is done nothing is left to follow', async () => {
  const screen = await render(
    <AllDone
      tasks={[
        {
          id: 'dates',
          label: 'Dates',
          isDone: true,
          problems: [{ message: 'End date is required', fieldId: 'end-date' }],
        },
      ]}
    />,
  );
  await expect.element(screen.getByText('Done', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  await expect.element(screen.getByText('To do')).not.toBeInTheDocument();
});

test('long words wrap and nothing scrolls sideways at 320 pixels', async () => {
  await page.viewport(320, 640);
  await render(<LongWords />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1024, 768);
});
