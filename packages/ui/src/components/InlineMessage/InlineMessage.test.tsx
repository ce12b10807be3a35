import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { brokenWords } from '../../testing/brokenWords';
import { largeTextOnPhone } from '../../testing/largeTextOnPhone';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './InlineMessage.stories';

const { Attention, Info, Problem, Success, WithAButton } = composeStories(stories);

test.each([
  ['info', Info, 'Note:'],
  ['success', Success, 'Done:'],
  ['attention', Attention, 'Attention:'],
  ['error', Problem, 'Problem:'],
])('%s is said by a word and a shape, never by colour alone', async (_tone, Message, word) => {
  const screen = await render(<Message />);
  await expect.element(screen.getByText(word)).toBeInTheDocument();
  expect(screen.container.querySelector('svg')).toBeVisible();
});

test('a message is read in order: tone, title, text', async () => {
  const screen = await render(<Success />);
  expect(screen.container).toHaveTextContent(
    'Done: Draft savedYou can come back to it at any time.',
  );
});

test('a link in a message can be followed', async () => {
  const screen = await render(<Attention />);
  await expect.element(screen.getByRole('link', { name: 'Upload the document' })).toBeVisible();
});

test('a team can replace the words', async () => {
  const screen = await render(<Info messages={{ info: 'Remarque :' }} />);
  await expect.element(screen.getByText('Remarque :')).toBeInTheDocument();
});

test('Tab goes to the links inside', async () => {
  const screen = await render(<Attention />);
  const keys = recordKeys();
  await keys.tabThrough(screen.getByRole('link').elements(), 'goes to the next link inside');
  await keys.matchTable('InlineMessage');
});

test.each([
  ['text', Problem, /^The address/],
  ['a title', Attention, /^The ethics document/],
  ['text with a button', WithAButton, /^Question 1/],
])('its sign stands in the middle of the first line of %s', async (_, Message, text) => {
  const screen = await render(<Message />);
  const sign = screen.container.querySelector('svg')?.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(screen.getByText(text).element());
  const [line] = words.getClientRects();
  const middle = (box: DOMRect | undefined) => (box ? (box.top + box.bottom) / 2 : Number.NaN);
  expect(Math.abs(middle(sign) - middle(line))).toBeLessThanOrEqual(1);
});

test('with large text on a phone the words have all the width, and none is broken', async () => {
  await largeTextOnPhone();
  const screen = await render(
    <div style={{ padding: '1rem' }}>
      <Attention />
    </div>,
  );
  const sign = screen.container.querySelector('svg')?.getBoundingClientRect();
  const words = screen.getByText('The ethics document is missing').element();
  expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(sign?.bottom ?? Infinity);
  expect(brokenWords(screen.container)).toEqual([]);
});
