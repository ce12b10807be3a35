import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordKeys } from '../../testing/recordKeys';
import { Pagination } from './Pagination';
import * as stories from './Pagination.stories';

const { First, InTheMiddle, Last, ManyPages, NothingFound, OnePage } = composeStories(stories);

test('a named navigation shows the way back, where one is, and the way on (pitfall 2) [UI-12]', async () => {
  const screen = await render(<InTheMiddle />);
  const navigation = screen.getByRole('navigation', { name: 'Pagination' });
  await expect.element(navigation).toBeVisible();
  expect([...navigation.element().children].map((part) => part.textContent)).toEqual([
    'Previous',
    'Page 2 of 3',
    'Next',
  ]);
});

test('pages count from 0 for the caller and from 1 for people [UI-13]', async () => {
  const onChange = vi.fn();
  const screen = await render(<First onChange={onChange} />);
  await expect.element(screen.getByText('Page 1 of 3')).toBeVisible();

  await screen.getByRole('button', { name: 'Next' }).click();
  expect(onChange).toHaveBeenLastCalledWith(1);
  await expect.element(screen.getByText('Page 2 of 3')).toBeVisible();

  await screen.getByRole('button', { name: 'Previous' }).click();
  expect(onChange).toHaveBeenLastCalledWith(0);
});

test('on the first page there is no way back [UI-14]', async () => {
  const screen = await render(<First />);
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
});

test('on the last page there is no way on [UI-15]', async () => {
  const screen = await render(<Last />);
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toBeEnabled();
});

test.each([
  ['one page', OnePage],
  ['nothing found', NothingFound],
])('with %s it is page 1 of 1 and both ways are closed [OPEN-84]', async (_case, Story) => {
  const screen = await render(<Story />);
  await expect.element(screen.getByText('Page 1 of 1')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('the new page is announced from a region that was there before (pitfall 2)', async () => {
  const screen = await render(<InTheMiddle />);
  const region = screen.getByRole('status').element();
  expect(region).toHaveTextContent('Page 2 of 3');
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText('Page 3 of 3')).toBeVisible();
  expect(screen.getByRole('status').element()).toBe(region);
});

test.each([
  ['Next', 'Page 3 of 3'],
  ['Previous', 'Page 1 of 3'],
])('focus stays in the navigation when %s becomes disabled (pitfall 2)', async (name, position) => {
  const screen = await render(<InTheMiddle />);
  const button = screen.getByRole('button', { name });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(position)).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
});

test('by keyboard alone a person pages on and back', async () => {
  const screen = await render(<InTheMiddle />);
  const keys = recordKeys();
  await keys.press('Tab', 'goes to Previous, then to Next, where they lead anywhere');
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
  await keys.press('Tab', 'goes to Previous, then to Next, where they lead anywhere');
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  await keys.press('Enter', 'turns the page');
  await expect.element(screen.getByText('Page 3 of 3')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  await keys.press('Shift + Tab', 'goes back to Previous');
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
  await keys.press('Space', 'turns the page');
  await expect.element(screen.getByText('Page 2 of 3')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
  await keys.matchTable('Pagination');
});

test('when the last page is emptied it steps back one (pitfall 2)', async () => {
  const onChange = vi.fn();
  const screen = await render(<Pagination page={2} totalPages={3} onChange={onChange} />);
  await screen.rerender(<Pagination page={2} totalPages={2} onChange={onChange} />);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(1);
  await expect.element(screen.getByText('Page 2 of 2')).toBeVisible();
});

test('a page is kept while the number of pages is not known yet', async () => {
  const onChange = vi.fn();
  await render(<Pagination page={2} totalPages={0} onChange={onChange} />);
  expect(onChange).not.toHaveBeenCalled();
});

test('large numbers are grouped', async () => {
  const screen = await render(<ManyPages />);
  await expect.element(screen.getByText('Page 1,234 of 12,345')).toBeVisible();
});

test('a team can replace the words', async () => {
  const screen = await render(<InTheMiddle messages={{ next: 'Suivant' }} />);
  await expect.element(screen.getByRole('button', { name: 'Suivant' })).toBeVisible();
});

test.each([
  [-1, 'Page 1 of 3'],
  [NaN, 'Page 1 of 3'],
  [-Infinity, 'Page 1 of 3'],
  [1.5, 'Page 2 of 3'],
])(
  'asked for page %d, as by a broken address, it stands at one that there is',
  async (at, where) => {
    const onChange = vi.fn();
    const screen = await render(<Pagination page={at} totalPages={3} onChange={onChange} />);
    await expect.element(screen.getByText(where, { exact: true })).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Next' }).click();
    expect(onChange).toHaveBeenLastCalledWith(where === 'Page 1 of 3' ? 1 : 2);
  },
);

test('a number of pages that is none is a single page', async () => {
  const screen = await render(<Pagination page={0} totalPages={NaN} onChange={vi.fn()} />);
  await expect.element(screen.getByText('Page 1 of 1')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});
