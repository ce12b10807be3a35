import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css';
import { shared } from './layers.css';

/**
 * The ring's two bands: a 3-pixel outline and, between it and the element, 2 pixels of the opposite tone.
 * Whatever lies around or under the ring, one of the two has a contrast of 3:1 (WCAG 2.4.13).
 */
export const ring = {
  outline: `3px solid ${color.focus.outer}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${color.focus.inner}`,
} as const;

/** The ring drawn inwards, for elements that fill a container that clips, such as a list row. */
const insetRing = {
  outline: `3px solid ${color.focus.outer}`,
  outlineOffset: '-3px',
  boxShadow: `inset 0 0 0 5px ${color.focus.inner}`,
} as const;

const onFocus = { '&:focus-visible, &[data-focus-visible]': ring } as const;

/** For elements that take focus, or for the drawn box of an input that is itself invisible. */
export const focusRing = style({
  '@layer': { [shared]: { outline: 'none', selectors: onFocus } },
});

/** As `focusRing`, drawn inwards. */
export const focusRingInset = style({
  '@layer': {
    [shared]: {
      outline: 'none',
      selectors: { '&:focus-visible, &[data-focus-visible]': insetRing },
    },
  },
});
