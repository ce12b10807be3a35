import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as stories from './Tag.stories';

const { Attention, Failed, Info, LongWord, Neutral, Success } = composeStories(stories);

test('each state is said by its word and by a shape of its own, never by colour alone', async () => {
  const screen = await render(
    <>
      <Neutral />
      <Info />
      <Success />
      <Attention />
      <Failed />
    </>,
  );
  await expect.element(screen.getByText('Awaiting approval')).toBeVisible();
  const shapes = [...screen.container.querySelectorAll('svg')];
  expect(shapes).toHaveLength(5);
  expect(new Set(shapes.map((shape) => shape.innerHTML)).size).toBe(5);
});

test('the shape adds nothing to what is read', async () => {
  const screen = await render(<Success />);
  expect(screen.container).toHaveTextContent(/^Published$/u);
  expect(screen.container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a word longer than the screen breaks, and nothing of it is cut off', async () => {
  const screen = await render(
    <div style={{ inlineSize: '10rem' }}>
      <LongWord />
    </div>,
  );
  const box = screen.container.firstElementChild;
  expect(box?.scrollWidth).toBe(box?.clientWidth);
});

test('its shape keeps its width, so that a column of tags is as wide as its longest word', async () => {
  const screen = await render(<Info />);
  const shape = screen.container.querySelector('svg');
  // Firefox gives a picture that may shrink no width when it measures a column.
  expect(shape && getComputedStyle(shape).maxInlineSize).toBe('none');
});

test('in a row of a grid it is as high as its words, however high its neighbour is', async () => {
  const screen = await render(
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <Neutral />
      <div style={{ blockSize: '10rem' }} />
    </div>,
  );
  const height = screen.container.firstElementChild?.firstElementChild?.clientHeight;
  expect(height).toBeLessThan(40);
});
