import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * `color.action.softHover` is `--ui-action-soft-hover`: names that another team's style sheet
 * can count on. Renaming one is a breaking change.
 */
function publicName(_value: string | null, path: string[]): string {
  return ['ui', ...path].join('-').replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

/** A surface with the text and the edge that may stand on it. */
const tone = { surface: null, edge: null, text: null };

/** Every colour a component may use. A theme gives each a value; components never write a literal. */
export const color = createGlobalThemeContract(
  {
    /** The page; a card or field on it; a well or header row in it. */
    paper: { page: null, raised: null, sunken: null },
    /** Words on any paper. `disabled` still reads at 4.5:1. */
    text: { body: null, muted: null, heading: null, disabled: null },
    /** Hairlines that only order the page. What must be seen to be used takes `edge`. */
    hairline: null,
    /** Holds the place of what is on its way. It tells nothing, and stays pale in every theme. */
    skeleton: null,
    /** The boundary of a control: 3:1 against every paper. */
    edge: { rest: null, hover: null },
    /** Blue-green ink: what a person can do. `on` is the text on the fills, `soft` a tint behind ink text. */
    action: { rest: null, hover: null, pressed: null, on: null, soft: null, softHover: null },
    /** What cannot be taken back. */
    danger: { rest: null, hover: null, pressed: null, on: null },
    /** The one warm colour, for what needs a person's attention. `on` is the text on it. */
    signal: { rest: null, on: null },
    /** Messages, tags and badges. Colour never stands without a word and a shape. */
    tone: { neutral: tone, info: tone, success: tone, attention: tone, error: tone },
    /** The two-tone ring: each band is 3:1 against the other, so one of them shows on any ground. */
    focus: { outer: null, inner: null },
    selection: { surface: null, text: null },
    backdrop: null,
    shadow: null,
    /** Eight series colours in order of contrast to paper, each also given a pattern by the chart. */
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

/** Durations and the one curve. All durations are zero for a person who asked for reduced motion. */
export const motion = createGlobalThemeContract(
  {
    quick: null,
    gentle: null,
    easeOut: null,
  },
  (value, path) => publicName(value, ['motion', ...path]),
);
