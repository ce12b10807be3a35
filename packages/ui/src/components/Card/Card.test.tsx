import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './Card.stories';

const { PartOfAForm, Titled, Untitled, WithActions } = composeStories(stories);

test('a titled card is an article named by its heading', async () => {
  const screen = await render(<Titled headingLevel={3} />);
  await expect.element(screen.getByRole('article', { name: 'Ethics document' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 3 })).toBeVisible();
});

test('a part of a form begins with its heading and is no article', async () => {
  const screen = await render(<PartOfAForm />);
  await expect.element(screen.getByRole('heading', { name: 'Funder', level: 2 })).toBeVisible();
  await expect.element(screen.getByRole('article')).not.toBeInTheDocument();
});

test('its title stands in the direction of its own words', async () => {
  const screen = await render(<Titled title="ما الذي يساعدك؟" />);
  expect(getComputedStyle(screen.getByRole('heading').element()).direction).toBe('rtl');
});

test('without a title it is only a surface', async () => {
  const screen = await render(<Untitled />);
  await expect.element(screen.getByText('at most 2 MB')).toBeVisible();
  await expect.element(screen.getByRole('article')).not.toBeInTheDocument();
});

test('actions follow the content', async () => {
  const screen = await render(<WithActions />);
  const text = screen.getByText('at most 2 MB').element();
  const button = screen.getByRole('button', { name: 'Upload document' }).element();
  expect(text.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('Tab goes to what stands in a card, not to the card', async () => {
  const screen = await render(<WithActions />);
  const keys = recordKeys();
  await keys.tabThrough(
    screen.getByRole('button').elements(),
    'goes to the next button or link in it; the card itself is no stop',
  );
  await keys.matchTable('Card');
});
