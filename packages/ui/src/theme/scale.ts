import { color } from './contract.css';

/** Spacing in 4-pixel steps: `space[4]` is 16 px at the default text size. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const;

export type Space = keyof typeof space;

export const font = {
  family:
    "'Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
  weight: { regular: 400, medium: 520, bold: 680 },
} as const;

interface TypeStyle {
  readonly fontSize: string;
  readonly lineHeight: number;
  readonly letterSpacing?: string;
  readonly fontWeight?: number;
}

/** Text styles to spread into a style: size, line height, and for headings weight and letter spacing. */
export const type = {
  small: { fontSize: '0.9375rem', lineHeight: 1.45 },
  body: { fontSize: '1.0625rem', lineHeight: 1.5 },
  lead: { fontSize: '1.25rem', lineHeight: 1.45 },
  heading4: {
    fontSize: '1.125rem',
    lineHeight: 1.3,
    letterSpacing: '-0.006em',
    fontWeight: font.weight.bold,
  },
  heading3: {
    fontSize: '1.3125rem',
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    fontWeight: font.weight.bold,
  },
  heading2: {
    fontSize: '1.6875rem',
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
    fontWeight: font.weight.bold,
  },
  heading1: {
    fontSize: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem)',
    lineHeight: 1.12,
    letterSpacing: '-0.02em',
    fontWeight: font.weight.bold,
  },
} as const satisfies Record<string, TypeStyle>;

export const radius = { small: '4px', medium: '6px', large: '10px', full: '999px' } as const;

export const borderWidth = { thin: '1px', control: '1.5px', strong: '2px', bar: '4px' } as const;

/** The one shadow, for what floats: dialogs, menus, pop-overs, toasts. */
export const shadow = `0 1px 2px ${color.shadow}, 0 8px 28px -6px ${color.shadow}`;

export const measure = {
  /** The width of running text: 68 characters. */
  text: '68ch',
  /** The width of the main column. */
  page: '72rem',
  /** The width of a form in one column. */
  form: '36rem',
} as const;

/** The smallest width and height of something to press. */
export const target = { main: '2.75rem', dense: '1.5rem' } as const;

/** The order of overlapping layers. Nothing sets a z-index that is not listed here. */
export const layer = {
  raised: 1,
  sticky: 10,
  skipLink: 20,
  popover: 100,
  dialog: 200,
  toast: 300,
} as const;

/** Widths in `em`, so that text zoom also moves a page to its narrow layout. */
export const screen = {
  medium: 'screen and (min-width: 40em)',
  wide: 'screen and (min-width: 64em)',
} as const;

export const forcedColors = '(forced-colors: active)';
