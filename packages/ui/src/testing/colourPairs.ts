import type { ThemeValues } from '../theme/themeValues';

/** Two colours that meet on a page, by their names in the theme contract. */
export interface ColourPair {
  readonly ink: string;
  readonly ground: string;
  /**
   * `text` must be readable (WCAG 1.4.3, in high contrast 1.4.6); `graphic` must be visible to be used
   * (1.4.11).
   */
  readonly kind: 'text' | 'graphic';
}

const papers = ['paper.page', 'paper.raised', 'paper.sunken'];
const tones = ['neutral', 'info', 'success', 'attention', 'error'].map((name) => `tone.${name}`);
const chart = Array.from({ length: 8 }, (_, index) => `chart.series${index + 1}`);

const onEach = (
  kind: ColourPair['kind'],
  inks: readonly string[],
  grounds: readonly string[],
): ColourPair[] => grounds.flatMap((ground) => inks.map((ink) => ({ ink, ground, kind })));

const surfaces = tones.map((tone) => `${tone}.surface`);

/**
 * Every pair of colours that components draw. The contrast test measures them, and the colour page shows
 * them.
 */
export const colourPairs: readonly ColourPair[] = [
  ...onEach(
    'text',
    [
      ...['body', 'muted', 'heading', 'disabled'].map((name) => `text.${name}`),
      ...tones.map((tone) => `${tone}.text`),
      ...['action.rest', 'action.hover', 'danger.rest'],
    ],
    papers,
  ),
  ...onEach('text', ['action.on'], ['action.rest', 'action.hover', 'action.pressed']),
  ...onEach('text', ['danger.on'], ['danger.rest', 'danger.hover', 'danger.pressed']),
  ...onEach('text', ['signal.on'], ['signal.rest']),
  ...onEach(
    'text',
    ['action.rest', 'text.body', 'danger.rest'],
    ['action.soft', 'action.softHover'],
  ),
  ...onEach('text', ['selection.text'], ['selection.surface']),
  ...tones.flatMap((tone) => onEach('text', [`${tone}.text`], [`${tone}.surface`])),
  ...onEach('text', ['text.body', 'action.rest'], surfaces),
  ...onEach(
    'graphic',
    [
      ...['edge.rest', 'edge.hover', 'action.rest', 'danger.rest', 'signal.rest', 'focus.outer'],
      ...tones.map((tone) => `${tone}.edge`),
      ...chart,
    ],
    papers,
  ),
  ...tones.flatMap((tone) => onEach('graphic', [`${tone}.edge`], [`${tone}.surface`])),
];

/** The least contrast of a pair: WCAG AA, or AAA for text in high contrast. */
export function leastContrast(kind: ColourPair['kind'], theme: string): number {
  if (kind === 'graphic') return 3;
  return theme === 'high-contrast' ? 7 : 4.5;
}

/** Every colour of a theme by its name in the contract: `text.body`. */
export function coloursOf(theme: ThemeValues): ReadonlyMap<string, string> {
  return new Map(flatten(theme, ''));
}

function flatten(values: object, path: string): [string, string][] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[path + name, value]];
    return typeof value === 'object' && value !== null ? flatten(value, `${path}${name}.`) : [];
  });
}
