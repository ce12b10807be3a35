import { composeStories } from '@storybook/react-vite';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { emulateMedia } from '../../../../../tools/test/emulateMedia';
import * as stories from './Badge.stories';

const { MereNumber, NothingWaiting, One, Thousands, Waiting } = composeStories(stories);

/** What assistive technology reads: everything that is not hidden from it. */
function readOut(container: Element): string {
  const read = container.cloneNode(true) as Element;
  for (const hidden of read.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return read.textContent;
}

test('a count is seen as a number and read as words', async () => {
  const { container, getByText } = await render(<Waiting />);
  await expect.element(getByText('3', { exact: true })).toBeVisible();
  expect(readOut(container)).toBe('3 answers to review');
});

test('one is not "1 answers"', async () => {
  const { container } = await render(<One />);
  expect(readOut(container)).toBe('1 answer to review');
});

test('thousands are grouped for the eye', async () => {
  const screen = await render(<Thousands />);
  await expect.element(screen.getByText('12,480')).toBeVisible();
});

test('nothing waiting looks as calm as a mere number', async () => {
  const waiting = await render(<Waiting />);
  const nothing = await render(<NothingWaiting />);
  const number = await render(<MereNumber />);
  const fill = (container: Element) =>
    container.querySelector('span')?.computedStyleMap().get('background-color')?.toString();

  expect(fill(nothing.container)).toBe(fill(number.container));
  expect(fill(nothing.container)).not.toBe(fill(waiting.container));
});

test.each([NaN, -1, Infinity])('a count that is none, %d, is not drawn', async (count) => {
  const { container } = await render(<Waiting count={count} />);
  expect(container).toHaveTextContent('');
  expect(container.querySelector('span')).toBeNull();
});

test('in a row of a grid it is as high as its words, however high its neighbour is', async () => {
  const screen = await render(
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <Waiting />
      <div style={{ blockSize: '10rem' }} />
    </div>,
  );
  const height = screen.container.firstElementChild?.firstElementChild?.clientHeight;
  expect(height).toBeLessThan(40);
});

test('on paper, which has no grounds, a count that asks for attention has a ring and dark figures', async () => {
  await emulateMedia('print');
  onTestFinished(async () => {
    await emulateMedia('');
  });
  const screen = await render(
    <>
      <Waiting />
      <NothingWaiting />
    </>,
  );
  const looksOf = (figure: string) => {
    const badge = screen.getByText(figure, { exact: true }).element().closest('span[class]');
    const { color, borderTopColor } = getComputedStyle(badge ?? document.body);
    return { color, borderTopColor };
  };
  expect(looksOf('3')).toEqual(looksOf('0'));
});
