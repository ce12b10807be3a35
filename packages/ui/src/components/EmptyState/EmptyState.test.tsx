import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './EmptyState.stories';

const { NothingToDo, WithNextStep } = composeStories(stories);

test('it says what is missing, what will appear, and offers the next step', async () => {
  const screen = await render(<WithNextStep headingLevel={3} />);
  await expect
    .element(screen.getByRole('heading', { level: 3, name: 'No published projects yet' }))
    .toBeVisible();
  await expect.element(screen.getByText('A project appears here once')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Create new project' })).toBeVisible();
});

test('without a next step there is no empty row of actions', async () => {
  const screen = await render(<NothingToDo />);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('the drawing is not read out', async () => {
  const screen = await render(<NothingToDo />);
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
});

test('Tab goes to the next step', async () => {
  const screen = await render(<WithNextStep />);
  const keys = recordKeys();
  await keys.tabThrough(screen.getByRole('button').elements(), 'goes to the next step');
  await keys.matchTable('EmptyState');
});

test('its scene is no wider than the place, as in a card on a phone with large text', async () => {
  const screen = await render(
    <div style={{ inlineSize: '8rem' }}>
      <NothingToDo title="None" />
    </div>,
  );
  const scene = screen.container.querySelector('svg')?.getBoundingClientRect();
  expect(scene?.width).toBe(128);
});
