import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Skeleton } from './Skeleton';
import * as stories from './Skeleton.stories';

const { ABlock, AParagraph } = composeStories(stories);

function heightOf(container: Element): number {
  return container.firstElementChild?.getBoundingClientRect().height ?? NaN;
}

test('lines are as tall as the text they stand for', async () => {
  const skeleton = await render(<AParagraph lines={2} />);
  const text = await render(
    <p>
      One line of text
      <br />
      and another
    </p>,
  );
  expect(heightOf(skeleton.container)).toBeCloseTo(heightOf(text.container), 0);
});

test('a block is as tall as it was told', async () => {
  const { container } = await render(<ABlock height="100px" />);
  expect(heightOf(container)).toBe(100);
});

test.each([
  [Infinity, 100],
  [1e9, 100],
  [NaN, 0],
  [-3, 0],
])('a page that asks for %d lines stands', async (lines, shown) => {
  const { container } = await render(<AParagraph lines={lines} />);
  expect(container.firstElementChild?.childElementCount).toBe(shown);
});

test('assistive technology hears nothing of it', async () => {
  const { container } = await render(<AParagraph />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('it stands for lines or for a block, never for both', () => {
  // @ts-expect-error -- a height makes the number of lines meaningless
  const both = <Skeleton lines={2} height="12rem" />;
  expect(both.props).toHaveProperty('height');
});
