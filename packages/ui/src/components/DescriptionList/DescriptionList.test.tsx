import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { readsFromTheRight } from '../../testing/readsFromTheRight';
import { recordKeys } from '../../testing/recordKeys';
import * as stories from './DescriptionList.stories';

const { Facts, InANarrowPlace, LongValues } = composeStories(stories);

test('each fact is read with its name', async () => {
  const screen = await render(<Facts />);
  expect(
    screen
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(['Status', 'Researcher', 'End date', 'Ethics document']);
  await expect.element(screen.getByRole('definition').nth(1)).toHaveTextContent('Ada Byron');
  await expect
    .element(screen.getByRole('link', { name: 'walking-study-approval.pdf' }))
    .toBeVisible();
});

test('name and fact stand side by side where there is room and one under the other where not', async () => {
  const wide = await render(<Facts />);
  const top = (element: Element) => element.getBoundingClientRect().top;
  const gap = (screen: typeof wide) =>
    top(screen.getByText('Ada Byron').element()) - top(screen.getByText('Researcher').element());
  expect(gap(wide)).toBeLessThan(10);
  await wide.unmount();

  expect(gap(await render(<InANarrowPlace />))).toBeGreaterThan(18);
});

test('two facts of one name both stand', async () => {
  const screen = await render(
    <Facts
      items={[
        { term: 'Researcher', description: 'Ada Byron' },
        { term: 'Researcher', description: 'Mary Somerville' },
      ]}
    />,
  );
  await expect.element(screen.getByText('Mary Somerville')).toBeVisible();
  expect(screen.getByRole('term').elements()).toHaveLength(2);
});

test('long words wrap and nothing scrolls sideways at 320 pixels', async () => {
  await page.viewport(320, 640);
  await render(<LongValues />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1024, 768);
});

test('Tab goes to what the facts hold', async () => {
  const screen = await render(<Facts />);
  const keys = recordKeys();
  await keys.tabThrough(
    screen.getByRole('link').elements(),
    'goes to whatever the facts hold, such as a link',
  );
  await keys.matchTable('DescriptionList');
});

test('words that are read from the right keep their own order', async () => {
  const screen = await render(
    <Facts items={[{ term: 'Funder', description: 'هل ننام جيدا؟ COVID-19!' }]} />,
  );
  expect(readsFromTheRight(screen.getByRole('definition').element())).toBe(true);
});
