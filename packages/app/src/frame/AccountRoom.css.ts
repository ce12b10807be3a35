import { style } from '@vanilla-extract/css';

/** Takes its room and is neither seen nor read nor pressed. */
export const room = style({ visibility: 'hidden' });
