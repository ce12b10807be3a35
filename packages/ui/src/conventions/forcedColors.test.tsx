import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { allStories } from './stories';

/*
 * A part that keeps its own colours when colours are forced may become invisible on the person's background.
 */

const systemColors =
  'Canvas CanvasText LinkText ButtonFace ButtonText ButtonBorder Field FieldText Highlight HighlightText GrayText Mark MarkText'.split(
    ' ',
  );

/** A scanner must be able to read it, whatever the screen's colours are. */
const isKept = ({ component }: { component: string }) => component === 'QrCode';

const emulate = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

beforeAll(() => emulate('active'));
afterAll(() => emulate('none'));

test.for(
  allStories
    .filter((story) => !isKept(story))
    .map((story) => [`${story.component} ${story.name}`, story] as const),
)('%s: is drawn in colours of the system alone', async ([, { Story }]) => {
  await render(<Story />);
  expect(foreignColors()).toEqual([]);
});

test('a slider under the pointer is drawn in colours of the system alone', async () => {
  const story = allStories.find(({ component }) => component === 'Slider');
  if (story === undefined) throw new Error('Slider has no stories.');
  const screen = await render(<story.Story />);
  const thumb = screen.getByRole('slider').element().closest('[data-rac]');
  if (thumb === null) throw new Error('The slider has no thumb.');
  await userEvent.hover(thumb);
  await expect.poll(() => thumb.hasAttribute('data-hovered')).toBe(true);
  expect(foreignColors()).toEqual([]);
});

test.each(['LineChart', 'BarChart', 'PieChart', 'LikertChart'])(
  'the focus ring of a mark of a %s is drawn in a colour of the system',
  async (component) => {
    const story = allStories.find((each) => each.component === component);
    if (story === undefined) throw new Error(`${component} has no stories.`);
    await render(<story.Story />);
    document.querySelector<SVGElement>('[data-mark]')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    const mark = document.activeElement;
    if (mark?.hasAttribute('data-mark') !== true) throw new Error('No mark has focus.');
    expect(getComputedStyle(mark).outlineColor).toBe(computed('Highlight'));
  },
);

/** Colours on the page that are not the system's. */
function foreignColors() {
  const allowed = new Set(systemColors.map(computed));
  return [...document.querySelectorAll('body *')]
    .flatMap(keptColors)
    .filter(({ color }) => !allowed.has(color));
}

function computed(color: string): string {
  const probe = document.createElement('i');
  probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** The colours of an element's borders and background, and of its `::before` and `::after`. */
function keptColors(element: Element): { part: string; color: string }[] {
  return [undefined, '::before', '::after'].flatMap((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    const isDrawn = pseudo === undefined || style.content !== 'none';
    if (!isDrawn || style.forcedColorAdjust !== 'none') return [];
    const edges = ['top', 'right', 'bottom', 'left'].filter(
      (side) =>
        style.getPropertyValue(`border-${side}-style`) !== 'none' &&
        style.getPropertyValue(`border-${side}-width`) !== '0px',
    );
    return [
      style.backgroundColor,
      ...(style.backgroundImage.match(/rgba?\([^)]*\)/gu) ?? []),
      ...edges.map((side) => style.getPropertyValue(`border-${side}-color`)),
    ]
      .filter((color) => color !== 'rgba(0, 0, 0, 0)')
      .map((color) => ({ part: `${element.getAttribute('class') ?? ''}${pseudo ?? ''}`, color }));
  });
}
