import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { allStories } from './stories';

/* A part that keeps its own colours in forced ones may be drawn in ink that the chosen ground swallows. */

const systemColors =
  'Canvas CanvasText LinkText ButtonFace ButtonText ButtonBorder Field FieldText Highlight HighlightText GrayText Mark MarkText'.split(
    ' ',
  );

/** What a scanner must see, whatever the screen's colours. */
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
  const allowed = new Set(systemColors.map(computed));
  expect([...document.querySelectorAll('body *')].flatMap(keptColors).filter(isForeign)).toEqual(
    [],
  );

  function isForeign({ color }: { color: string }) {
    return !allowed.has(color);
  }
});

function computed(color: string): string {
  const probe = document.createElement('i');
  probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** The colours of an element's edges and ground, and of what is drawn before and after it. */
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
