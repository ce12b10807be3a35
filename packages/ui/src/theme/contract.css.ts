import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The public name of a variable: `color.action.softHover` is `--ui-action-soft-hover`. Other teams' style
 * sheets depend on these names, so renaming one is a breaking change.
 */
function publicName(_value: string | null, path: string[]): string {
  return ['ui', ...path].join('-').replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

/** A surface, and the text and edge colours that may be used on it. */
const tone = { surface: null, edge: null, text: null };

/** Every colour that a component may use. Each theme gives it a value; components never write a literal. */
export const color = createGlobalThemeContract(
  {
    /** `page` is the page, `raised` a card or field on it, `sunken` a well or header row in it. */
    paper: { page: null, raised: null, sunken: null },
    /** Text on any paper. `disabled` still has a contrast of 4.5:1. */
    text: { body: null, muted: null, heading: null, disabled: null },
    /** Lines that only structure the page. Lines that must be visible to be used take `edge`. */
    hairline: null,
    /** Placeholders for loading content. They carry no information and stay pale in every theme. */
    skeleton: null,
    /** The boundary of a control, with a contrast of 3:1 against every paper. */
    edge: { rest: null, hover: null },
    /**
     * Blue-green ink for what a person can do. `on` is the text on the fills, `soft` a tint behind ink text.
     */
    action: { rest: null, hover: null, pressed: null, on: null, soft: null, softHover: null },
    /** For actions that cannot be undone. */
    danger: { rest: null, hover: null, pressed: null, on: null },
    /** The one warm colour, for what needs a person's attention. `on` is the text on it. */
    signal: { rest: null, on: null },
    /** Messages, tags and badges. Colour never stands without a word and a shape. */
    tone: { neutral: tone, info: tone, success: tone, attention: tone, error: tone },
    /**
     * The two-tone ring: the bands have a contrast of at least 9:1 to each other, so one has 3:1 to any
     * ground.
     */
    focus: { outer: null, inner: null },
    selection: { surface: null, text: null },
    backdrop: null,
    shadow: null,
    /** Eight series colours in order of contrast to paper; the chart gives each a pattern too. */
    chart: {
      series1: null,
      series2: null,
      series3: null,
      series4: null,
      series5: null,
      series6: null,
      series7: null,
      series8: null,
    },
  },
  publicName,
);

/** Durations and the one easing curve. All durations are zero for a person who asked for reduced motion. */
export const motion = createGlobalThemeContract(
  {
    quick: null,
    gentle: null,
    easeOut: null,
  },
  (value, path) => publicName(value, ['motion', ...path]),
);
