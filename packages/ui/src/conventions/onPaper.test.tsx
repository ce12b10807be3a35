import type { ComponentType } from 'react';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { contrast } from '../testing/contrast';
import { allStories } from './stories';

/* A page on paper is what it says: in ink, whole, and without what is only there to be pressed. */

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

/** A printer leaves out grounds unless it is told otherwise; and words tell of themselves. Large, so that edges count little. */
const inkAlone = `body { zoom: 3; } * { background: none !important; -webkit-text-fill-color: transparent; }`;

test.for([
  ['Checkbox', 'Unticked', 'Ticked'],
  ['RadioGroup', 'NoneChosen', 'Chosen'],
  ['Switch', 'Off', 'On'],
  ['Switch', 'DisabledOff', 'DisabledOn'],
  ['Slider', 'Middle', 'AtTheEnd'],
  ['ProgressBar', 'JustBegun', 'UnderWay'],
] as const)('%s: %s and %s are told apart in ink', async ([component, one, other]) => {
  const style = document.createElement('style');
  style.textContent = inkAlone;
  document.head.append(style);
  onTestFinished(() => style.remove());
  const before = await inkOf(storyOf(component, one));
  const after = await inkOf(storyOf(component, other));
  expect(after.filter((isInk, at) => isInk !== before[at]).length).toBeGreaterThan(400);
});

function storyOf(component: string, name: string) {
  const story = allStories.find((one) => one.component === component && one.name === name);
  if (story === undefined) throw new Error(`${component} has no story ${name}.`);
  return story.Story;
}

/** Of each pixel of a story, whether it can be told from white (WCAG 1.4.11). */
async function inkOf(Story: ComponentType): Promise<boolean[]> {
  const screen = await render(<Story />);
  await Promise.all([...document.fonts].map((font) => font.load()));
  const drawn = await page.screenshot({ element: screen.container, save: false });
  await screen.unmount();
  const picture = new Image();
  picture.src = `data:image/png;base64,${drawn}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  const hex = (at: number) =>
    `#${[...data.slice(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return Array.from(
    { length: picture.width * picture.height },
    (_, pixel) => contrast(hex(4 * pixel), '#ffffff') >= 3,
  );
}
