import { composeStories } from '@storybook/react-vite';
import type { SubmitEvent } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listen } from '../../testing/listen';
import { recordKeys } from '../../testing/recordKeys';
import { Button, type ButtonProps } from './Button';
import * as stories from './Button.stories';

const { Danger, DisabledWithReason, LongWord, Pending, Primary, Quiet, WithIcon } =
  composeStories(stories);

test('a button is found by its words and pressed with mouse, Enter and Space', async () => {
  const onPress = vi.fn();
  const screen = await render(<Primary onPress={onPress} />);
  const button = screen.getByRole('button', { name: 'Save and publish' });

  const keys = recordKeys();
  await keys.press('Tab', 'goes to the button');
  await expect.element(button).toHaveFocus();
  await keys.press('Enter', 'presses it');
  expect(onPress).toHaveBeenCalledTimes(1);
  await keys.press('Space', 'presses it');
  expect(onPress).toHaveBeenCalledTimes(2);
  await keys.matchTable('Button');
  await button.click();
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('an icon adds nothing to the name', async () => {
  const screen = await render(<WithIcon />);
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Approve');
});

test('a disabled button says why in text nearby and is tied to it', async () => {
  const onPress = vi.fn();
  const screen = await render(<DisabledWithReason onPress={onPress} />);
  const button = screen.getByRole('button', { name: 'Validate' });

  await expect.element(button).toBeDisabled();
  await expect
    .element(button)
    .toHaveAccessibleDescription('Type all six digits of the code first.');
  await expect.element(screen.getByText('Type all six digits of the code first.')).toBeVisible();
});

test('the reason goes away with the state it explains', async () => {
  const screen = await render(<DisabledWithReason isDisabled={false} />);
  await expect.element(screen.getByRole('button')).toHaveAccessibleDescription('');
  await expect.element(screen.getByText('Type all six digits')).not.toBeInTheDocument();
});

test('a button that is disabled while it has focus keeps that until the person goes on, and is not pressed', async () => {
  const onPress = vi.fn();
  const words = { onPress, disabledReason: 'The project has ended.' };
  const screen = await render(<Primary {...words} isDisabled={false} />);
  const button = screen.getByRole('button');
  await userEvent.tab();
  await expect.element(button).toHaveFocus();

  await screen.rerender(<Primary {...words} isDisabled />);
  await expect.element(button).toHaveAccessibleDescription('The project has ended.');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAttribute('data-disabled');
  await userEvent.keyboard('{Enter} ');
  await button.click({ force: true });
  expect(onPress).not.toHaveBeenCalled();
  await expect.element(button).toHaveFocus();

  await userEvent.tab();
  await expect.element(button).toBeDisabled();
  await screen.rerender(<Primary {...words} isDisabled={false} />);
  await button.click();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('while its action runs a button keeps focus, ignores presses and says what it does', async () => {
  const onPress = vi.fn();
  const screen = await render(<Pending onPress={onPress} />);
  const button = screen.getByRole('button');

  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('progressbar', { name: 'Saving' })).toBeInTheDocument();
});

/**
 * Stops the timers and returns a function that runs them for a second, so that a test can tell that nothing
 * is announced.
 */
function holdTime(): () => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return () => vi.advanceTimersByTime(1000);
}

test('a wait is told of once, politely, as it begins, and nothing is said as it ends', async () => {
  const passTime = holdTime();
  const screen = await render(<Pending isPending={false} />);
  const button = screen.getByRole('button');
  await userEvent.tab();
  const said = listen();
  await screen.rerender(<Pending isPending />);
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  passTime();
  await expect.poll(() => said).toEqual(['polite: Saving']);
  await screen.rerender(<Pending isPending={false} />);
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  passTime();
  await expect.element(button).toHaveFocus();
  expect(said).toEqual(['polite: Saving']);
});

test('a wait that is over at once, and one of a button that nobody pressed, are not told of', async () => {
  const passTime = holdTime();
  const screen = await render(<Pending isPending={false} />);
  const button = screen.getByRole('button');
  const said = listen();
  await screen.rerender(<Pending isPending />);
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  passTime();
  await screen.rerender(<Pending isPending={false} />);
  await userEvent.tab();
  await screen.rerender(<Pending isPending />);
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await screen.rerender(<Pending isPending={false} />);
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  passTime();
  await expect.element(button).toHaveFocus();
  expect(said).toEqual([]);
});

test('a button that is disabled while it has focus says nothing of its own', async () => {
  const passTime = holdTime();
  const screen = await render(<Primary isDisabled={false} />);
  const button = screen.getByRole('button');
  await userEvent.tab();
  const said = listen();
  await screen.rerender(<Primary isDisabled />);
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  passTime();
  await screen.rerender(<Primary isDisabled={false} />);
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  passTime();
  await expect.element(button).toHaveFocus();
  expect(said).toEqual([]);
});

test('a button whose action runs neither sends nor empties its form, by any key', async () => {
  const onSubmit = vi.fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault());
  const onReset = vi.fn();
  const screen = await render(
    <form onSubmit={onSubmit} onReset={onReset}>
      <Pending type="reset" />
    </form>,
  );
  const button = screen.getByRole('button');
  await button.click({ force: true });
  await screen.rerender(
    <form onSubmit={onSubmit} onReset={onReset}>
      <Pending type="submit" />
    </form>,
  );
  await button.click({ force: true });
  await userEvent.keyboard('{Enter} ');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onReset).not.toHaveBeenCalled();
});

test('a team can replace the words', async () => {
  const screen = await render(
    <Pending pendingLabel={undefined} messages={{ pending: 'Un moment' }} />,
  );
  await expect.element(screen.getByRole('progressbar')).toHaveAccessibleName('Un moment');
});

test('a button that is focused by keyboard shows a ring at least three pixels wide', async () => {
  const screen = await render(<Danger />);
  await userEvent.tab();
  const { outlineWidth, outlineStyle } = getComputedStyle(screen.getByRole('button').element());
  expect(outlineStyle).toBe('solid');
  expect(parseFloat(outlineWidth)).toBeGreaterThanOrEqual(3);
});

test.each(['primary', 'secondary', 'quiet', 'danger'] as const)(
  'a %s button of one letter is at least 44 pixels high and wide, on the narrowest screen, too',
  async (variant) => {
    await page.viewport(320, 640);
    onTestFinished(() => page.viewport(1024, 768));
    const screen = await render(<Button variant={variant}>I</Button>);
    const { height, width } = screen.getByRole('button').element().getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(width).toBeGreaterThanOrEqual(44);
  },
);

test('a reason cannot come without what it gives a reason for', () => {
  // @ts-expect-error -- a button that can be pressed has no reason why it cannot
  const props: ButtonProps = { children: 'Save', disabledReason: 'There is nothing to save.' };
  expect(props.isDisabled).toBeUndefined();
});

test('a word longer than the screen breaks, and nothing of it is cut off', async () => {
  const screen = await render(
    <div style={{ inlineSize: '10rem' }}>
      <LongWord />
      <LongWord isDisabled disabledReason="It has been sent." />
    </div>,
  );
  const box = screen.container.firstElementChild;
  expect(box?.scrollWidth).toBe(box?.clientWidth);
});

test('a word gives up no room to what stands beside its button', async () => {
  const screen = await render(
    <div style={{ inlineSize: '12rem', display: 'flex' }}>
      <p>As many other words as there are</p>
      <Danger>Remove</Danger>
    </div>,
  );
  const words = screen.getByText('Remove').element();
  const range = document.createRange();
  range.selectNodeContents(words);
  expect(range.getClientRects()).toHaveLength(1);
});

test('a quiet button that is disabled has its line dashed, nothing beside its words, and they stay where they are', async () => {
  const screen = await render(<Quiet />);
  const place = () => {
    const { left, top, width } = screen.getByText('Cancel').element().getBoundingClientRect();
    return { left, top, width };
  };
  const enabled = place();
  await screen.rerender(<Quiet isDisabled />);
  const look = getComputedStyle(screen.getByRole('button').element());
  expect(look.textDecorationStyle).toBe('dashed');
  expect(look.outlineStyle).toBe('none');
  expect(place()).toEqual(enabled);
});
