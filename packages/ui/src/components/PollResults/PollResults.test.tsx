import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { openTable, readMarks } from '../../charts/testing';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './PollResults.stories';

const { NoAnswers, NoChoices, Results, Tied } = composeStories(stories);

test('each choice shows its percentage to two decimals, and its count [QUES-05]', async () => {
  const screen = await render(<Results />);
  await expect.element(screen.getByText('66.67% (2)')).toBeVisible();
  await expect.element(screen.getByText('0.00% (0)')).toBeVisible();
  const keys = recordKeys();
  expect(await readMarks(3, keys)).toEqual([
    'At home: 66.67% (2), 1 of 3',
    'At the clinic: 33.33% (1), 2 of 3',
    'By telephone: 0.00% (0), 3 of 3',
  ]);
  expect((await openTable())[1]).toEqual(['At home', '2', '66.67%']);
  await keys.matchTable('PollResults');
});

test('without answers a percentage is not applicable, beside a count of 0 [OPEN-120]', async () => {
  const screen = await render(<NoAnswers />);
  expect(screen.getByText('N/A (0)').elements()).toHaveLength(2);
  await expect.element(screen.getByText('No answers yet.')).toBeVisible();
});

test('choices chosen as often are named together', async () => {
  const data = [...(Tied.args.data ?? []), { label: 'At night', count: 0, percentage: 0 }];
  const screen = await render(<Tied data={data} />);
  await expect
    .element(screen.getByText(/In the morning and In the afternoon, with 1 of 2 answers each/u))
    .toBeVisible();
});

test('choices that are all chosen as often are not called the most chosen', async () => {
  const screen = await render(<Tied />);
  await expect.element(screen.getByText('Each of the 2 choices has 1 of 2 answers.')).toBeVisible();
});

test('a single choice is called the only one', async () => {
  const screen = await render(<Tied data={[{ label: 'Yes', count: 2, percentage: 100 }]} />);
  await expect
    .element(screen.getByText('The only choice is Yes, with 2 of 2 answers.'))
    .toBeVisible();
});

test('no choices are told apart from choices nobody took', async () => {
  const screen = await render(<NoChoices />);
  await expect.element(screen.getByText('There is nothing to show yet.')).toBeVisible();
});
