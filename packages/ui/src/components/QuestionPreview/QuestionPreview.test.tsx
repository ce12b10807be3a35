import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './QuestionPreview.stories';

const { FreeText, InAPhone, Likert, LongEnd, Poll, Unfinished } = composeStories(stories);

test('a question with choices is a poll, whatever scale it had', async () => {
  const sliderOption = { maxValue: 7, lowerBoundText: 'Never', upperBoundText: 'Always' };
  const pollOptions = [{ text: 'A walk' }, { text: 'A swim' }];
  const screen = await render(
    <Poll question={{ text: '<p>Which one?</p>', pollOptions, sliderOption }} />,
  );
  await expect.element(screen.getByRole('radio', { name: 'A swim' })).toBeVisible();
  expect(screen.getByRole('slider').elements()).toEqual([]);
});

test("a poll's choices are radio buttons that nobody can choose [PREV-04]", async () => {
  const screen = await render(<Poll />);
  await expect.element(screen.getByText('Which of these would you use?')).toBeVisible();
  const choices = screen.getByRole('radio');
  expect(choices.elements()).toHaveLength(2);
  await expect.element(screen.getByRole('radio', { name: 'A walking group' })).toBeDisabled();
  await expect.element(choices.nth(1)).toBeDisabled();
  await expect.element(choices.nth(0)).not.toBeChecked();
});

test('a likert question is a slider from 1 up to its maximum, with both ends read (pitfall 7) [PREV-05, OPEN-77]', async () => {
  const screen = await render(<Likert />);
  const slider = screen.getByRole('slider', { name: 'How likely are you to take part?' });
  await expect.element(slider).toBeDisabled();
  await expect.element(slider).toHaveAttribute('min', '1');
  await expect.element(slider).toHaveAttribute('max', '7');
  await expect.element(slider).toHaveAccessibleDescription('1: Not at all 7: Very likely');
});

test('the short end of a scale keeps to one line beside a long one', async () => {
  const screen = await render(<LongEnd />);
  const linesOf = (text: string) => {
    const range = document.createRange();
    range.selectNodeContents(screen.getByText(text).element());
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  };
  await expect.poll(() => linesOf('1: Not at all')).toBe(1);
  expect(linesOf('7: Very likely')).toBeGreaterThan(1);
});

test('a free-text question has a comments box that nobody can write in [PREV-06]', async () => {
  const screen = await render(<FreeText />);
  await expect.element(screen.getByRole('textbox', { name: 'Comments' })).toBeDisabled();
  await expect.element(screen.getByText('further')).toHaveRole('strong');
});

test.each([
  ['poll', Poll],
  ['likert', Likert],
  ['free text', FreeText],
])('nothing in a previewed %s question takes focus', async (_kind, Story) => {
  await render(<Story />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test.each([0, NaN, Infinity])('a scale up to %d is none', async (maxValue) => {
  const sliderOption = { maxValue, lowerBoundText: 'Never', upperBoundText: 'Always' };
  const screen = await render(
    <Likert question={{ text: '<p>How often?</p>', pollOptions: [], sliderOption }} />,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Comments' })).toBeVisible();
  await expect.element(screen.getByRole('slider')).not.toBeInTheDocument();
});

test('what has no words yet holds its place', async () => {
  const screen = await render(<Unfinished />);
  await expect.element(screen.getByText('The question stands here.')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Choice 2' })).toBeInTheDocument();
});

test('a phone frame is named', async () => {
  const screen = await render(<InAPhone />);
  await expect.element(screen.getByRole('figure', { name: 'On a phone' })).toBeVisible();
});

test('a team can replace the words', async () => {
  const scale = await render(
    <Likert messages={{ scaleEnd: (value, meaning) => `${meaning} (${value})` }} />,
  );
  await expect.element(scale.getByText('Not at all (1)')).toBeVisible();
  const screen = await render(<FreeText messages={{ comments: 'Remarques' }} />);
  await expect.element(screen.getByRole('textbox', { name: 'Remarques' })).toBeVisible();
});
