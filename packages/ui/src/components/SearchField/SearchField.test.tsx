import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './SearchField.stories';

const { Disabled, Empty, Filled, WithHint } = composeStories(stories);

afterEach(() => {
  vi.useRealTimers();
});

test("the empty box invites with 'Search...' and keeps its label [UI-16]", async () => {
  const screen = await render(<Empty id="search" />);
  const box = screen.getByRole('searchbox', { name: 'Search researchers' });
  await expect.element(box).toHaveAttribute('placeholder', 'Search...');
  await expect.element(box).toHaveAttribute('id', 'search');
  await expect.element(screen.getByText('Search researchers')).toBeVisible();
});

test('one search is made once typing rests, not one for each letter', async () => {
  const onSearch = vi.fn();
  const screen = await render(<Empty onSearch={onSearch} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.type(screen.getByRole('searchbox'), 'ada');
  vi.advanceTimersByTime(299);
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('ada');
});

test('Enter searches at once and the pause after it does not search again', async () => {
  const onSearch = vi.fn();
  const screen = await render(<Empty onSearch={onSearch} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.type(screen.getByRole('searchbox'), 'ada{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('ada');
  vi.advanceTimersByTime(1000);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('Enter on the same words looks for them again, as somebody wants whose search has failed', async () => {
  const onSearch = vi.fn();
  const screen = await render(<Filled onSearch={onSearch} />);
  await screen.getByRole('searchbox').click();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onSearch).toHaveBeenCalledTimes(2);
});

test('an input method asks in peace: nothing is searched or cleared before the word is chosen', async () => {
  const onSearch = vi.fn();
  const screen = await render(<Empty onSearch={onSearch} />);
  const box = screen.getByRole('searchbox');
  await box.click();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await cdp().send('Input.imeSetComposition', { text: 'がん', selectionStart: 2, selectionEnd: 2 });
  for (const key of ['Enter', 'Escape']) {
    box
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }),
      );
  }
  vi.advanceTimersByTime(1000);
  expect(box.element()).toHaveValue('がん');
  expect(onSearch).not.toHaveBeenCalled();
  await cdp().send('Input.insertText', { text: '癌' });
  vi.advanceTimersByTime(300);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('癌');
});

test('the clear button empties the field, searches at once and leaves focus in the box', async () => {
  const onSearch = vi.fn();
  const screen = await render(<Filled onSearch={onSearch} />);
  await screen.getByRole('button', { name: 'Clear search' }).click();
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test.each(['Enter', ' '])(
  'the clear button that a screen reader has focus on is pressed by a key as well: %j',
  async (key) => {
    const onSearch = vi.fn();
    const screen = await render(<Filled onSearch={onSearch} />);
    screen.getByRole('button', { name: 'Clear search' }).element().focus();
    await userEvent.keyboard(`{${key}}`);
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
  },
);

test('by keyboard, Enter searches at once and Escape clears', async () => {
  const onSearch = vi.fn();
  // The pause never ends here: a busy machine would press Enter after the search, and search twice.
  const screen = await render(<Filled delay={60_000} onSearch={onSearch} />);
  const keys = recordKeys();
  await keys.press('Tab', 'goes to the field; its cross is for pointers');
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('x');
  await keys.press('Enter', 'searches at once');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/x$/));
  onSearch.mockClear();
  await keys.press('Escape', 'clears the field');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
  await keys.leave('goes on to what follows');
  await keys.matchTable('SearchField');
});

test('the hint is read with the box', async () => {
  const screen = await render(<WithHint />);
  await expect
    .element(screen.getByRole('searchbox'))
    .toHaveAccessibleDescription('By name or email address');
});

test('a disabled search takes no words', async () => {
  const screen = await render(<Disabled />);
  await expect.element(screen.getByRole('searchbox')).toBeDisabled();
  await screen.rerender(<Filled isDisabled />);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('a team can replace the words', async () => {
  const screen = await render(
    <Filled messages={{ placeholder: 'Rechercher', clear: 'Effacer' }} />,
  );
  await expect.element(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'Rechercher');
  await expect.element(screen.getByRole('button', { name: 'Effacer' })).toBeVisible();
});
