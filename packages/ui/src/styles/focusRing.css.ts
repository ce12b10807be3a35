import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css';
import { shared } from './layers.css';

/**
 * The ring's two bands: a 3-pixel outline and, between it and the element, 2 pixels of the opposite
 * tone. Whatever lies around or under it, one of the two stands out by 3:1 (WCAG 2.4.13).
 */
export const ring = {
  outline: `3px solid ${color.focus.outer}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${color.focus.inner}`,
} as const;

/** The ring turned inwards, for what stands flush in a container that clips, such as a list row. */
const insetRing = {
  outline: `3px solid ${color.focus.outer}`,
  outlineOffset: '-3px',
  boxShadow: `inset 0 0 0 5px ${color.focus.inner}`,
} as const;

const onFocus = { '&:focus-visible, &[data-focus-visible]': ring } as const;

/** Put on whatever takes focus, or on the drawn box of an input that is itself invisible. */
export const focusRing = style({
  '@layer': { [shared]: { outline: 'none', selectors: onFocus } },
});

/** As `focusRing`, turned inwards. */
export const focusRingInset = style({
  '@layer': {
    [shared]: {
      outline: 'none',
      selectors: { '&:focus-visible, &[data-focus-visible]': insetRing },
    },
  },
});
