import { composeStories } from '@storybook/react-vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { largeTextOnPhone } from '../../testing/largeTextOnPhone';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './Select.stories';

const { Chosen, Disabled, InError, NothingChosen } = composeStories(stories);

function sentBy({ container }: { container: HTMLElement }) {
  const form = container.querySelector('form');
  return form && [...new FormData(form)];
}

test('the button says what it is for and what is chosen (pitfall 3)', async () => {
  const screen = await render(<Chosen />);
  await expect
    .element(screen.getByRole('button'))
    .toHaveAccessibleName(/Published.*Choose status:/u);
});

test('a choice is made by mouse, and focus comes back to the button', async () => {
  const onChange = vi.fn();
  const screen = await render(<NothingChosen onChange={onChange} />);
  await screen.getByRole('button').click();
  await screen.getByRole('option', { name: 'Draft' }).click();
  expect(onChange).toHaveBeenLastCalledWith('draft');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

test('a choice is made by keyboard: open, arrows, first letters, Enter (pitfall 3)', async () => {
  const onChange = vi.fn();
  const screen = await render(<Chosen onChange={onChange} />);
  const keys = recordKeys();
  const button = screen.getByRole('button');
  const option = (label: string) => screen.getByRole('option', { name: label });

  await keys.press('Tab', 'goes to the field');
  await expect.element(button).toHaveFocus();
  await keys.press('Space', 'opens the list at the chosen option');
  await expect.element(option('Published')).toHaveFocus();
  await keys.press('Escape', 'closes the list and changes nothing');
  await expect.element(button).toHaveFocus();
  await keys.press('Arrow down', 'opens the list at the chosen option');
  await expect.element(option('Published')).toHaveFocus();
  await expect.element(option('Published')).toHaveAttribute('aria-selected', 'true');
  await keys.press('Arrow down', 'in the list goes to the next option');
  await expect.element(option('Draft')).toHaveFocus();
  await keys.press('End', 'goes to the last option');
  await expect.element(option('Deactivated')).toHaveFocus();
  await keys.press('Home', 'goes to the first option');
  await expect.element(option('All')).toHaveFocus();
  await keys.press('d', 'goes to the next option that begins so');
  await expect.element(option('Draft')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
  await keys.press('Enter', 'chooses the option and closes the list');
  expect(onChange).toHaveBeenLastCalledWith('draft');
  await expect.element(button).toHaveFocus();
  await keys.press('Arrow left', 'with the list closed chooses the option before');
  expect(onChange).toHaveBeenLastCalledWith('published');
  await keys.press('Arrow right', 'with the list closed chooses the next option');
  expect(onChange).toHaveBeenLastCalledWith('draft');
  await keys.press('p', 'with the list closed chooses the next option that begins so');
  expect(onChange).toHaveBeenLastCalledWith('published');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await keys.matchTable('Select');
});

test('Escape closes the list and changes nothing', async () => {
  const onChange = vi.fn();
  const screen = await render(<Chosen onChange={onChange} />);
  await screen.getByRole('button').click();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test('an error is read with the button', async () => {
  const screen = await render(<InError id="status" />);
  await expect.element(screen.getByRole('button')).toHaveAccessibleDescription('Choose a status');
  await expect.element(screen.getByRole('button')).toHaveAttribute('id', 'status');
});

test('a form sends the chosen value under the name, and nothing without one', async () => {
  const screen = await render(
    <form aria-label="Filter">
      <Chosen name="status" />
      <Chosen />
    </form>,
  );
  expect(sentBy(screen)).toEqual([['status', 'published']]);
});

test.each([
  ['what it began with', 'published', 'Published', 'published'],
  ['what is chosen, where nothing was', null, 'Draft', 'draft'],
])('after a reset of its form it shows and sends %s', async (_, value, shown, sent) => {
  const screen = await render(
    <form aria-label="Filter">
      <NothingChosen name="status" value={value} />
      <button type="reset">Reset</button>
    </form>,
  );
  const button = screen.getByRole('button', { name: /Choose status/u });
  await button.click();
  await screen.getByRole('option', { name: 'Draft' }).click();
  await expect.element(button).toHaveTextContent('Draft');
  await screen.getByRole('button', { name: 'Reset' }).click();
  await expect.element(button).toHaveTextContent(shown);
  expect(sentBy(screen)).toEqual([['status', sent]]);
});

test('a disabled select does not open', async () => {
  const screen = await render(<Disabled />);
  await expect.element(screen.getByRole('button')).toBeDisabled();
});

test('disabled while its list is open, it closes that and offers nothing more', async () => {
  const screen = await render(<NothingChosen />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await screen.rerender(<NothingChosen isDisabled />);
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await screen.rerender(<NothingChosen />);
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('a word of an option that is longer than the list breaks, and nothing of it is cut off', async () => {
  const options = [{ value: 'long', label: 'Forschungsvorhabensgenehmigung'.repeat(3) }];
  const screen = await render(
    <div style={{ inlineSize: '15rem' }}>
      <NothingChosen options={options} />
    </div>,
  );
  await screen.getByRole('button').click();
  const list = screen.getByRole('listbox');
  await expect.element(list).toBeVisible();
  const { clientWidth, scrollWidth } = list.element();
  expect(scrollWidth).toBe(clientWidth);
});

test('in a list longer than the screen the chosen option is in view, and the last one is by End', async () => {
  const options = Array.from({ length: 80 }, (_, index) => ({
    value: String(index),
    label: `Centre ${index + 1}`,
  }));
  const screen = await render(<NothingChosen options={options} value="50" />);
  await screen.getByRole('button').click();
  const option = (name: string) => screen.getByRole('option', { name, exact: true });
  await expect.element(option('Centre 51')).toBeInViewport({ ratio: 1 });
  await expect.element(option('Centre 51')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(option('Centre 80')).toHaveFocus();
  await expect.element(option('Centre 80')).toBeInViewport({ ratio: 1 });
});

test('a team can replace the words', async () => {
  const screen = await render(<NothingChosen messages={{ placeholder: 'Choisir' }} />);
  await expect.element(screen.getByRole('button')).toHaveAccessibleName(/Choisir/u);
});

test.each([
  ['the margins of a page', '1rem'],
  ['a card on a page', '2rem'],
])(
  'on a phone with twice the text the list stands under its button, within %s',
  async (_, margin) => {
    await largeTextOnPhone();
    const screen = await render(
      <div style={{ marginInline: margin }}>
        <Chosen />
      </div>,
    );
    const button = screen.getByRole('button').element().getBoundingClientRect();
    await screen.getByRole('button').click();
    await expect.element(screen.getByRole('listbox')).toBeVisible();
    const list = screen.getByRole('listbox').element().parentElement?.getBoundingClientRect();
    expect([list?.left, list?.right]).toEqual([button.left, button.right]);
  },
);

test('on a phone with twice the text a word of nine letters stays whole, in the button and in the list', async () => {
  await largeTextOnPhone();
  const screen = await render(
    <div style={{ marginInline: '1rem' }}>
      <Chosen />
    </div>,
  );
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  const button = screen.getByRole('button');
  await expect.element(button).toHaveTextContent('Published');
  expect(heightOf(button.element())).toBeLessThan(100);
  await button.click();
  const option = (name: string) => screen.getByRole('option', { name }).element();
  expect(heightOf(option('Published'))).toBe(heightOf(option('Draft')));
});

test('a list as wide as the screen does not scroll it sideways', async () => {
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(1024, 768));
  const screen = await render(<Chosen />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});
