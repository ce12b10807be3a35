import { style } from '@vanilla-extract/css';
import { shared } from './layers.css';

/** For words that only assistive technology needs. */
export const visuallyHidden = style({
  '@layer': {
    [shared]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      margin: -1,
      padding: 0,
      border: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
