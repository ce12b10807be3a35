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

/** How far the edge of a box with rounded corners reaches in at a height. */
function edgeAt(box: Element, y: number) {
  const { top, height } = box.getBoundingClientRect();
  const radius = Math.min(parseFloat(getComputedStyle(box).borderTopLeftRadius), height / 2);
  const fromCentre = radius - Math.min(y - top, top + height - y, radius);
  return radius - Math.sqrt(radius ** 2 - fromCentre ** 2);
}

test('words in several lines stand clear of its round corners', async () => {
  const screen = await render(
    <div style={{ inlineSize: '9rem' }}>
      <LongWord />
    </div>,
  );
  const words = screen.getByText(/^Verhalten/).element();
  const box = words.parentElement;
  if (box === null) throw new Error('The words stand in nothing.');
  const lines = document.createRange();
  lines.selectNodeContents(words);
  const rects = [...lines.getClientRects()];
  expect(rects.length).toBeGreaterThan(2);
  const { left, right } = box.getBoundingClientRect();
  for (const line of rects) {
    for (const y of [line.top, line.bottom]) {
      expect(line.left).toBeGreaterThan(left + edgeAt(box, y));
      expect(line.right).toBeLessThan(right - edgeAt(box, y));
    }
  }
});

test('its shape keeps its width, so that a column of tags is as wide as its longest word', async () => {
  const screen = await render(<Info />);
  const shape = screen.container.querySelector('svg');
  // When Firefox measures a column, it gives no width to a picture that may shrink.
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
