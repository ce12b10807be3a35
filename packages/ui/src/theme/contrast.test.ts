import { describe, expect, test } from 'vitest';
import { colourVision, lookApart } from '../testing/colourVision';
import { contrast } from '../testing/contrast';
import { dark } from './dark';
import { highContrast } from './highContrast';
import { light } from './light';
import type { ThemeValues } from './themeValues';

/** WCAG 1.4.3 for light and dark, 1.4.6 for high contrast. */
const themes: readonly (readonly [string, ThemeValues, number])[] = [
  ['light', light, 4.5],
  ['dark', dark, 4.5],
  ['high contrast', highContrast, 7],
];

/** WCAG 1.4.11: what must be seen to be used. */
const graphic = 3;

describe.each(themes)('%s', (_name, theme, text) => {
  const papers = Object.entries(theme.paper);
  const { action, danger, edge, focus, selection, signal, tone } = theme;

  const textPairs: (readonly [string, string, string])[] = [
    ...papers.flatMap(
      ([paper, ground]) =>
        [
          ...Object.entries(theme.text).map(
            ([name, ink]) => [`text.${name} on ${paper}`, ink, ground] as const,
          ),
          ...Object.entries(tone).map(
            ([name, { text: ink }]) => [`tone.${name} on ${paper}`, ink, ground] as const,
          ),
          [`action on ${paper}`, action.rest, ground],
          [`action.hover on ${paper}`, action.hover, ground],
          [`danger on ${paper}`, danger.rest, ground],
        ] as const,
    ),
    ...(['rest', 'hover', 'pressed'] as const).flatMap((state) => [
      [`on action.${state}`, action.on, action[state]] as const,
      [`on danger.${state}`, danger.on, danger[state]] as const,
    ]),
    ['on signal', signal.on, signal.rest],
    ['action on soft', action.rest, action.soft],
    ['action on softHover', action.rest, action.softHover],
    ['body on soft', theme.text.body, action.soft],
    ['body on softHover', theme.text.body, action.softHover],
    ['selection', selection.text, selection.surface],
    ...Object.entries(tone).flatMap(([name, { surface, text: ink }]) => [
      [`tone.${name}`, ink, surface] as const,
      [`body on tone.${name}`, theme.text.body, surface] as const,
      [`action on tone.${name}`, action.rest, surface] as const,
    ]),
  ];

  test.each(textPairs)('%s can be read', (_pair, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(text);
  });

  const edgePairs: (readonly [string, string, string])[] = [
    ...papers.flatMap(([paper, ground]) => [
      [`edge on ${paper}`, edge.rest, ground] as const,
      [`edge.hover on ${paper}`, edge.hover, ground] as const,
      [`action on ${paper}`, action.rest, ground] as const,
      [`danger on ${paper}`, danger.rest, ground] as const,
      [`signal on ${paper}`, signal.rest, ground] as const,
      ...Object.entries(tone).map(
        ([name, { edge: line }]) => [`tone.${name} edge on ${paper}`, line, ground] as const,
      ),
      ...Object.entries(theme.chart).map(
        ([name, mark]) => [`chart.${name} on ${paper}`, mark, ground] as const,
      ),
    ]),
    ...Object.entries(tone).map(
      ([name, { edge: line, surface }]) =>
        [`tone.${name} edge on its surface`, line, surface] as const,
    ),
  ];

  test.each(edgePairs)('%s can be seen', (_pair, line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(graphic);
  });

  test('one band of the focus ring stands out on any ground there is', () => {
    // If the bands are 9:1 apart, every possible ground is 3:1 from one of them.
    expect(contrast(focus.outer, focus.inner)).toBeGreaterThanOrEqual(9);
    for (const [, ground] of papers) {
      expect(contrast(focus.outer, ground)).toBeGreaterThanOrEqual(graphic);
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
