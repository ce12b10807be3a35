import { composeStories } from '@storybook/react-vite';
import { describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defined } from '../../../props/defined';
import type { QuestionValue } from '../../../question';
import * as stories from '../QuestionEditor.stories';

const { Poll, PollInError } = composeStories(stories);

const group = 'A walking group nearby';
const plan = 'A plan from a physiotherapist';
const pavement = 'A better pavement';

async function open(Story: typeof Poll, value: QuestionValue | undefined = Story.args.value) {
  const onChange = vi.fn<(value: QuestionValue) => void>();
  const screen = await render(<Story {...defined({ value })} onChange={onChange} />);
  return {
    onChange,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    choice: (position: number) =>
      screen.getByRole('textbox', { name: `Choice ${position}`, exact: true }),
    said: (text: string) =>
      expect.element(screen.getByText(text, { exact: true })).toBeInTheDocument(),
    order: () => onChange.mock.lastCall?.[0].pollOptions.map(({ text }) => text),
    /** The row, and its handle at the row's start, which assistive technology does not know. */
    row: (position: number) =>
      rowOf(
        screen.getByRole('button', { name: `Remove choice ${position}`, exact: true }).element(),
      ),
  };
}

function rowOf(button: Element): HTMLElement {
  const row = button.parentElement?.parentElement;
  if (!row) throw new Error('no row');
  return row;
}

const middleOf = (element: Element) => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

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

type Pointer = (type: 'press' | 'move' | 'release', x: number, y: number) => Promise<void>;

const mouseWith =
  (button: 'left' | 'right'): Pointer =>
  async (type, x, y) => {
    const event = { press: 'mousePressed', move: 'mouseMoved', release: 'mouseReleased' } as const;
    await cdp().send('Input.dispatchMouseEvent', {
      type: event[type],
      ...onPage(x, y),
      button,
      buttons: type === 'release' ? 0 : { left: 1, right: 2 }[button],
      clickCount: 1,
    });
  };

const mouse = mouseWith('left');

const finger: Pointer = async (type, x, y) => {
  const event = { press: 'touchStart', move: 'touchMove', release: 'touchEnd' } as const;
  await cdp().send('Input.dispatchTouchEvent', {
    type: event[type],
    touchPoints: type === 'release' ? [] : [onPage(x, y)],
  });
};

/** Grips a row's handle and moves it down by a distance, in steps. */
async function drag(pointer: Pointer, row: Element, distance: number) {
  const handle = row.firstElementChild;
  if (handle === null) throw new Error('no handle');
  handle.scrollIntoView({ block: 'center' });
  const { x, y } = middleOf(handle);
  await pointer('press', x, y);
  for (const share of [0.25, 0.5, 0.75, 1]) await pointer('move', x, y + share * distance);
  return { release: () => pointer('release', x, y + distance) };
}

describe('by its buttons', () => {
  test('a choice moves by one place, in what is saved too, and that is announced', async () => {
    const { button, order, said } = await open(Poll);
    await button('Move choice 1 down').click();
    expect(order()).toEqual([plan, group, pavement]);
    await said(`Choice “${group}” moved to position 2 of 3`);
    await button('Move choice 3 up').click();
    expect(order()).toEqual([plan, pavement, group]);
    await said(`Choice “${pavement}” moved to position 2 of 3`);
  });

  test('the first goes no further up and the last no further down', async () => {
    const { button, onChange } = await open(Poll);
    for (const name of ['Move choice 1 up', 'Move choice 3 down']) {
      await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
      // A person can still press it.
      await button(name).click({ force: true });
    }
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(button('Move choice 2 up')).toHaveAttribute('aria-disabled', 'false');
  });

  test('focus goes along, also to an end where it can go no further', async () => {
    const { button, order } = await open(Poll);
    button('Move choice 1 down').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Move choice 2 down')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Move choice 3 down')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Move choice 3 down')).toHaveFocus();
    expect(order()).toEqual([plan, pavement, group]);
  });

  test('one that is still empty is announced without words', async () => {
    const { button, said } = await open(Poll);
    await button('Add choice').click();
    await button('Move choice 4 up').click();
    await said('Choice moved to position 3 of 4');
  });

  test('a lone choice has nothing to change places with', async () => {
    const { button } = await open(PollInError);
    await expect.element(button('Move choice 1 down')).not.toBeInTheDocument();
  });
});

describe.each([
  ['a mouse', mouse],
  ['a finger', finger],
])('by %s', (_, pointer) => {
  test('a choice is dragged down past others, which make room, and that is announced', async () => {
    const { row, order, said, onChange } = await open(Poll);
    const [first, last] = [row(1), row(3)];
    const { release } = await drag(pointer, first, first.offsetHeight * 3);
    await expect
      .poll(() => first.getBoundingClientRect().top - last.getBoundingClientRect().bottom)
      .toBeGreaterThanOrEqual(0);
    expect(onChange).not.toHaveBeenCalled();
    await release();
    await expect.poll(order).toEqual([plan, pavement, group]);
    await said(`Choice “${group}” moved to position 3 of 3`);
  });

  test('a choice is dragged up, and let go over its own place stays', async () => {
    const { row, order, onChange } = await open(Poll);
    const near = await drag(pointer, row(3), -10);
    await near.release();
    const far = await drag(pointer, row(3), -row(3).offsetHeight);
    await far.release();
    await expect.poll(order).toEqual([group, pavement, plan]);
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

test('the right button of a mouse takes hold of nothing', async () => {
  const { row, order, onChange } = await open(Poll);
  const other = await drag(mouseWith('right'), row(1), row(1).offsetHeight);
  await other.release();
  const first = await drag(mouse, row(2), row(2).offsetHeight);
  await first.release();
  await expect.poll(order).toEqual([group, pavement, plan]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

describe('while it is held', () => {
  test('Escape lays the choice back and goes no further', async () => {
    const { row, onChange } = await open(Poll);
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard, { once: true });
    const first = row(1);
    const before = first.getBoundingClientRect().top - row(2).getBoundingClientRect().top;
    const { release } = await drag(mouse, first, first.offsetHeight);
    await userEvent.keyboard('{Escape}');
    expect(first.getBoundingClientRect().top - row(2).getBoundingClientRect().top).toBe(before);
    await release();
    expect(heard).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalled();
    document.body.removeEventListener('keydown', heard);
  });

  test('the page scrolls on at its edge, so that a long poll can be crossed', async () => {
    const pollOptions = Array.from({ length: 7 }, (_, index) => ({ text: `Way ${index + 1}` }));
    const { row, order, choice } = await open(Poll, { text: '', pollOptions, sliderOption: null });
    const first = row(1);
    const edge = window.innerHeight - 4;
    const { x } = middleOf(first);
    await drag(mouse, first, 0);
    await mouse('move', x, edge);
    await expect.element(choice(7)).toBeInViewport();
    await expect
      .poll(() => first.getBoundingClientRect().top - row(6).getBoundingClientRect().top)
      .toBeGreaterThan(0);
    await mouse('release', x, edge);
    await expect.poll(() => order()?.at(-1)).toBe('Way 1');
  });

  test('focus stays with the words that a person was writing', async () => {
    const { row, order, choice } = await open(Poll);
    await choice(2).click();
    const { release } = await drag(mouse, row(2), -row(2).offsetHeight);
    await release();
    await expect.poll(order).toEqual([plan, group, pavement]);
    await expect.element(choice(1)).toHaveFocus();
  });
});
