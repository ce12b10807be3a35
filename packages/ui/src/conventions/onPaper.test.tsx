import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { allStories } from './stories';

/* A page on paper is what it says: whatever is only there to be pressed is left out. */

const onlyToPress = new Set([
  'BarChart',
  'Breadcrumbs',
  'Button',
  'Layout',
  'LikertChart',
  'Menu',
  'Pagination',
  'PieChart',
  'PollResults',
  'Tabs',
]);

beforeAll(() => cdp().send('Emulation.setEmulatedMedia', { media: 'print' }));
afterAll(() => cdp().send('Emulation.setEmulatedMedia', { media: '' }));

test.for(
  allStories
    .filter(({ component }) => onlyToPress.has(component))
    .map((story) => [`${story.component} ${story.name}`, story] as const),
)('%s: paper shows nothing to press', async ([, { Story }]) => {
  const { container } = await render(<Story />);
  const pressed = 'button:not([role="tab"]), nav a, [role="tab"]:not([aria-selected="true"])';
  const printed = [...container.querySelectorAll(pressed)].filter((control) =>
    control.checkVisibility(),
  );
  expect(printed).toEqual([]);
});
