import { describe, expect, test } from 'vitest';
import { colourVision, lookApart } from '../testing/colourVision';
import { colourPairs, coloursOf, leastContrast } from '../testing/colourPairs';
import { contrast } from '../testing/contrast';
import { dark } from './dark';
import { highContrast } from './highContrast';
import { light } from './light';
import type { ThemeValues } from './themeValues';

const themes: readonly (readonly [string, ThemeValues])[] = [
  ['light', light],
  ['dark', dark],
  ['high-contrast', highContrast],
];

/** WCAG 1.4.11: the contrast of what must be visible to be used. */
const graphic = 3;

describe.each(themes)('%s', (name, theme) => {
  const papers = Object.entries(theme.paper);
  const { focus } = theme;
  const colours = coloursOf(theme);
  const colour = (path: string) => {
    const value = colours.get(path);
    if (value === undefined) throw new Error(`The contract has no ${path}`);
    return value;
  };

  test.each(colourPairs)('$ink on $ground is fit for $kind', ({ ink, ground, kind }) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(leastContrast(kind, name));
  });

  test('one band of the focus ring stands out on any ground there is', () => {
    // If the contrast between the bands is 9:1, one of them has 3:1 to every possible ground.
    expect(contrast(focus.outer, focus.inner)).toBeGreaterThanOrEqual(9);
    for (const [, ground] of papers) {
      expect(contrast(focus.outer, ground)).toBeGreaterThanOrEqual(graphic);
    }
  });

  test('a skeleton is seen on every paper and heavy on none', () => {
    for (const [, ground] of papers) {
      expect(contrast(theme.skeleton, ground)).toBeGreaterThan(1.2);
      expect(contrast(theme.skeleton, ground)).toBeLessThan(2);
    }
  });

  test('chart colours stand in order of contrast to paper, told apart in greyscale', () => {
    const steps = Object.values(theme.chart).map((mark) => contrast(mark, theme.paper.page));
    steps.slice(1).forEach((step, index) => {
      expect((steps[index] ?? 0) / step).toBeGreaterThanOrEqual(1.1);
    });
  });

  test.each(Object.entries(colourVision))(
    'chart colours look apart with %s vision',
    (_vision, seen) => {
      const marks = Object.values(theme.chart);
      const distances = marks.flatMap((one, index) =>
        marks.slice(index + 1).map((other) => lookApart(one, other, seen)),
      );
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.08);
    },
  );
});
