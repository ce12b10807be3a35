import { composeStories } from '@storybook/react-vite';
import { describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './Slider.stories';

const { Disabled, Middle, WithEndLabels } = composeStories(stories);

test('a slider is read with its name, its value and what both ends mean', async () => {
  const screen = await render(<WithEndLabels id="likely" />);
  const slider = screen.getByRole('slider', { name: 'How likely are you to take part?' });
  await expect.element(slider).toHaveAttribute('min', '1');
  await expect.element(slider).toHaveAttribute('max', '10');
  await expect.element(slider).toHaveValue('1');
  expect(document.getElementById('likely')).toContainElement(slider.element());
  await expect
    .element(slider)
    .toHaveAccessibleDescription('Nobody sees your single answer. 1: Not at all 10: Very likely');
});

test('by keyboard: arrows step, Home and End go to the ends, and the number follows', async () => {
  const onChange = vi.fn();
  const screen = await render(<Middle onChange={onChange} />);
  const keys = recordKeys();
  const said = screen.getByRole('status');

  await keys.press('Tab', 'goes to the slider');
  await expect.element(screen.getByRole('slider')).toHaveFocus();
  await keys.press('Arrow right', 'goes one value up');
  expect(onChange).toHaveBeenLastCalledWith(5);
  await expect.element(said).toHaveTextContent('5');
  await keys.press('Arrow up', 'goes one value up');
  expect(onChange).toHaveBeenLastCalledWith(6);
  await keys.press('Arrow left', 'goes one value down');
  expect(onChange).toHaveBeenLastCalledWith(5);
  await keys.press('Arrow down', 'goes one value down');
  expect(onChange).toHaveBeenLastCalledWith(4);
  await keys.press('Page up', 'goes a tenth of the way up, one value at least');
  expect(onChange).toHaveBeenLastCalledWith(5);
  await keys.press('Page down', 'goes a tenth of the way down, one value at least');
  expect(onChange).toHaveBeenLastCalledWith(4);
  await keys.press('End', 'goes to the highest value');
  expect(onChange).toHaveBeenLastCalledWith(10);
  await keys.press('Home', 'goes to the lowest value');
  expect(onChange).toHaveBeenLastCalledWith(1);
  await expect.element(screen.getByRole('slider')).toHaveFocus();
  await keys.matchTable('Slider');
});

test('by the keys for pages a long way is gone in tenths', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Middle value={40} minValue={0} maxValue={100} onChange={onChange} />,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('slider')).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  expect(onChange).toHaveBeenLastCalledWith(50);
  await userEvent.keyboard('{PageDown}{PageDown}');
  expect(onChange).toHaveBeenLastCalledWith(30);
});

test('a press on the line moves there without dragging', async () => {
  const onChange = vi.fn();
  const screen = await render(<Middle onChange={onChange} />);
  const track = screen.getByRole('slider').element().closest('[data-orientation]');
  if (track === null) throw new Error('The slider has no track.');
  const { width } = track.getBoundingClientRect();
  await userEvent.click(track, { position: { x: width - 2, y: 22 } });
  expect(onChange).toHaveBeenLastCalledWith(10);
});

/**
 * A point in the driver's coordinates: from the corner of the page around the test's frame, which it may
 * scale.
 */
function onPage(x: number, y: number) {
  const frame =
    window.frameElement?.getBoundingClientRect() ?? document.body.getBoundingClientRect();
  const scale = frame.width / window.innerWidth;
  return { x: frame.x + x * scale, y: frame.y + y * scale };
}

async function touch(
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...fingers: [number, number][]
) {
  await cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: fingers.map(([x, y], id) => ({ ...onPage(x, y), id })),
  });
}

describe('under a finger', () => {
  async function open() {
    const onChange = vi.fn();
    const onChangeEnd = vi.fn();
    const screen = await render(
      <div style={{ paddingBlock: '60vh 200vh' }}>
        <Middle onChange={onChange} onChangeEnd={onChangeEnd} />
      </div>,
    );
    const slider = screen.getByRole('slider');
    const track = slider.element().closest('[data-orientation]');
    if (track === null) throw new Error('The slider has no track.');
    const at = (value: number): [number, number] => {
      const { left, width, top, height } = track.getBoundingClientRect();
      return [left + ((value - 1) / 9) * width, top + height / 2];
    };
    return { slider, track, onChange, onChangeEnd, at };
  }

  test.each(['line', 'thumb'] as const)(
    'a swipe up that begins on the %s scrolls the page and changes nothing',
    async (place) => {
      const { slider, track, onChange, onChangeEnd, at } = await open();
      const [x, y] = at(place === 'thumb' ? 4 : 8);
      await touch('touchStart', [x, y]);
      for (const way of [10, 40, 80, 120, 160]) await touch('touchMove', [x, y - way]);
      await touch('touchEnd');
      await expect.poll(() => scrollY).toBeGreaterThan(100);
      await expect.element(slider).toHaveValue('4');
      if (place === 'line') expect(onChange).toHaveBeenLastCalledWith(4);
      expect(onChangeEnd.mock.calls.filter(([value]) => value !== 4)).toEqual([]);

      await userEvent.click(track, { position: { x: track.clientWidth - 2, y: 22 } });
      await expect.element(slider).toHaveValue('10');
      expect(onChangeEnd).toHaveBeenLastCalledWith(10);
    },
  );

  test('a swipe along it moves it, and it stays where the finger left', async () => {
    const { slider, onChangeEnd, at } = await open();
    await touch('touchStart', at(4));
    for (const value of [5, 6, 7]) await touch('touchMove', at(value));
    await touch('touchEnd');
    await expect.element(slider).toHaveValue('7');
    expect(onChangeEnd).toHaveBeenCalledExactlyOnceWith(7);
    expect(scrollY).toBe(0);
  });
});

test('a team can replace how an end is told', async () => {
  const screen = await render(
    <WithEndLabels messages={{ end: (value, meaning) => `${value} = ${meaning}` }} />,
  );
  await expect
    .element(screen.getByRole('slider'))
    .toHaveAccessibleDescription(/1 = Not at all 10 = Very likely$/u);
});

test('a disabled slider cannot be moved', async () => {
  const screen = await render(<Disabled />);
  await expect.element(screen.getByRole('slider')).toBeDisabled();
});

test('a word longer than the screen breaks', async () => {
  await render(<Middle label={'Sounding'.repeat(100)} />);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});

test('a value that is no number stands at the start, and is moved from there', async () => {
  const onChange = vi.fn();
  const screen = await render(<Middle value={NaN} onChange={onChange} />);
  const slider = screen.getByRole('slider');
  await expect.element(slider).toHaveValue('1');
  expect(screen.container).not.toHaveTextContent('NaN');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith(2);
});

test.each([
  ['a step of 0', { step: 0 }, '3'],
  ['a step below 0', { step: -1 }, '3'],
  ['a step that is no number', { step: NaN }, '3'],
  ['a value without end', { value: Infinity }, '5'],
  ['a value beyond the end', { value: 99 }, '5'],
])('%s shows a value that there is, and the next is one further', async (_what, props, at) => {
  const onChange = vi.fn();
  const screen = await render(
    <Middle minValue={1} maxValue={5} value={3} {...props} onChange={onChange} />,
  );
  await expect.element(screen.getByRole('slider')).toHaveValue(at);
  expect(screen.container).not.toHaveTextContent('NaN');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onChange).toHaveBeenLastCalledWith(Number(at) - 1);
});

test.each([
  ['the same', { minValue: 3, maxValue: 3 }, '3'],
  ['the wrong way round', { minValue: 3, maxValue: 1 }, '3'],
  ['no numbers', { minValue: NaN, maxValue: NaN }, '0'],
])('with ends that are %s there is one value, and no key leaves it', async (_what, ends, at) => {
  const onChange = vi.fn();
  const screen = await render(<Middle {...ends} value={2} onChange={onChange} />);
  await expect.element(screen.getByRole('slider')).toHaveValue(at);
  expect(screen.container).not.toHaveTextContent('NaN');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{End}{PageUp}{ArrowLeft}{Home}{PageDown}');
  expect(onChange.mock.calls.filter(([value]) => value !== Number(at))).toEqual([]);
});
