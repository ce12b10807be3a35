import { globalStyle, style } from '@vanilla-extract/css';

/** On paper the page is what it says: nothing that can only be pressed, and no chart cut in two. */
export const page = style({});

globalStyle(`${page} :is(button, nav, [role="tablist"])`, {
  '@media': { print: { display: 'none' } },
});
globalStyle(`${page} figure`, { '@media': { print: { breakInside: 'avoid' } } });
