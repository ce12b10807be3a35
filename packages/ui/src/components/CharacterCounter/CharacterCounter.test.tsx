import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { translatePage } from '../../../../../tools/test/translatePage';
import * as stories from './CharacterCounter.stories';

const { AtTheLimit, NearTheLimit, Over, Within } = composeStories(stories);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Everything the region said, in order. */
function listen(region: Element): string[] {
  const said: string[] = [];
  new MutationObserver(() => said.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return said;
}

const rest = () => vi.advanceTimersByTimeAsync(1500);

test('far from the limit the count is shown and nothing is said', async () => {
  const screen = await render(<Within count={12} />);
  const said = listen(screen.getByRole('status').element());
  await screen.rerender(<Within count={13} />);
  await rest();
  expect(said).toEqual([]);
  expect(screen.getByText('13 of 255 characters used').element()).toBeVisible();
});

test('near the limit it says once, after a pause, how many characters are left (pitfall 8)', async () => {
  const screen = await render(<NearTheLimit count={200} />);
  const said = listen(screen.getByRole('status').element());
  for (const count of [248, 249, 250]) await screen.rerender(<NearTheLimit count={count} />);
  expect(said).toEqual([]);
  await rest();
  await expect.poll(() => said).toEqual(['5 characters left']);
  await screen.rerender(<NearTheLimit count={250} />);
  await rest();
  await expect.poll(() => said).toEqual(['5 characters left']);
});

test.each([
  [1000, 899, 900, '100 characters left'],
  [50, 39, 40, '10 characters left'],
])(
  'of %d it begins to say so at the last tenth, or the last ten',
  async (limit, far, near, words) => {
    const screen = await render(<Within limit={limit} count={far - 1} />);
    const said = listen(screen.getByRole('status').element());
    await screen.rerender(<Within limit={limit} count={far} />);
    await rest();
    expect(said).toEqual([]);
    await screen.rerender(<Within limit={limit} count={near} />);
    await rest();
    await expect.poll(() => said).toEqual([words]);
  },
);

test('what was near the limit when the page opened is not said', async () => {
  const screen = await render(<AtTheLimit />);
  const said = listen(screen.getByRole('status').element());
  await rest();
  expect(said).toEqual([]);
});

test('over the limit it says by how much, with a shape and not by colour alone', async () => {
  const screen = await render(<Over count={254} />);
  const said = listen(screen.getByRole('status').element());
  await screen.rerender(<Over count={256} />);
  await rest();
  await expect.poll(() => said).toEqual(['1 character over the limit of 255']);
  expect(screen.container.querySelector('svg')).toBeVisible();
});

test('a team can replace the words', async () => {
  const screen = await render(
    <Within messages={{ used: (count, limit) => `${count}/${limit}` }} />,
  );
  expect(screen.getByText('12/255').element()).toBeVisible();
});

test.each([
  [3, NaN],
  [3, Infinity],
  [3, -5],
  [NaN, 10],
])('%d of %d is nothing to count, and nothing is shown or said', async (count, limit) => {
  const screen = await render(<Within count={count} limit={limit} />);
  await rest();
  expect(screen.container).toHaveTextContent('');
});

test('on a page that the browser translates it counts on, past the limit and back', async () => {
  const screen = await render(<Within count={254} />);
  translatePage();
  const counts = async (count: number, words: string) => {
    await screen.rerender(<Within count={count} />);
    await expect.element(screen.getByText(words)).toBeVisible();
  };
  await counts(255, '255 of 255 characters used');
  await counts(256, '1 character over the limit of 255');
  await counts(257, '2 characters over the limit of 255');
  await counts(12, '12 of 255 characters used');
});
