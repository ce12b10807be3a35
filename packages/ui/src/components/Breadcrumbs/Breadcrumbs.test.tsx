import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { countFollows } from '../../testing/countFollows';
import { readsFromTheRight } from '../../testing/readsFromTheRight';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './Breadcrumbs.stories';

const { EitherWay, LevelWithoutPage, LongTitle, ThreeLevels } = composeStories(stories);

test('the way back up is a named navigation with the pages in order (pitfall 12)', async () => {
  const screen = await render(<ThreeLevels />);
  const navigation = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect.element(navigation.getByRole('list')).toBeVisible();
  expect(screen.container.querySelector('ol')).toBeVisible();
  expect(
    navigation
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Projects', 'Sleep and shift work', 'Feedback for review']);
});

test('the page a person is on is marked and leads nowhere', async () => {
  const screen = await render(<ThreeLevels />);
  await expect
    .element(screen.getByText('Feedback for review'))
    .toHaveAttribute('aria-current', 'page');
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/welcome-researcher', '/project-overview/3']);
  expect(screen.container.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('the keyboard reaches each page above, and only those', async () => {
  const screen = await render(<LevelWithoutPage />);
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Administration' })).toHaveFocus();
  expect(screen.getByRole('link').elements()).toHaveLength(1);
});

test('long titles wrap and nothing scrolls sideways at 320 pixels (pitfall 12)', async () => {
  await page.viewport(320, 640);
  const screen = await render(<LongTitle />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  for (const item of screen.getByRole('listitem').elements()) {
    expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  }
  await page.viewport(1024, 768);
});

test('between the levels it points the way in which it is read, whatever the page around it', async () => {
  const screen = await render(<EitherWay />);
  const pointsIn = (name: string) => {
    const mark = screen.getByRole('navigation', { name }).element().querySelector('li > span');
    return mark && getComputedStyle(mark).scale;
  };
  await expect.poll(() => pointsIn('Breadcrumbs')).toBe('-1 1');
  expect(pointsIn('From left to right')).toBe('1');
});

test('a team can replace the words', async () => {
  const screen = await render(<ThreeLevels messages={{ label: 'Fil d’Ariane' }} />);
  await expect.element(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeVisible();
});

test('Tab goes up the levels, and Enter leads there', async () => {
  const screen = await render(<ThreeLevels />);
  const keys = recordKeys();
  const links = screen.getByRole('link');
  for (let place = 0; place < 2; place += 1) {
    await keys.press('Tab', 'goes to the next level that has a page');
    await expect.element(links.nth(place)).toHaveFocus();
  }
  const follows = countFollows(links.nth(1).element());
  await keys.press('Enter', 'follows the link');
  expect(follows()).toBe(1);
  await keys.matchTable('Breadcrumbs');
});

test('while no level is known there is no empty navigation to come by', async () => {
  const screen = await render(<ThreeLevels items={[]} />);
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
});

test('where they wrap, the mark goes along with the words it leads to, and rows stand close', async () => {
  const screen = await render(
    <div style={{ inlineSize: '10rem' }}>
      <ThreeLevels />
    </div>,
  );
  const [first, ...rest] = screen.getByRole('listitem').elements();
  expect(first?.querySelector('svg')).toBeNull();
  for (const item of rest) {
    const mark = item.querySelector('svg')?.getBoundingClientRect();
    const words = item.lastElementChild?.getBoundingClientRect();
    expect(mark?.right).toBeLessThanOrEqual(words?.left ?? 0);
    expect(mark?.top).toBeGreaterThanOrEqual(words?.top ?? Infinity);
  }
  const [one, two] = rest.map((item) => item.getBoundingClientRect());
  expect(two?.top).toBe(one?.bottom);
  expect(first?.getBoundingClientRect().height).toBe(32);
});

test('a name that is read from the right keeps its own order', async () => {
  const screen = await render(<ThreeLevels items={[{ label: 'هل ننام جيدا؟ COVID-19!' }]} />);
  expect(readsFromTheRight(screen.getByText('COVID-19').element())).toBe(true);
});
