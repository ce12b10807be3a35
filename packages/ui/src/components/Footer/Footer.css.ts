import { globalStyle, style } from '@vanilla-extract/css';
import { label } from '../../styles/field.css';
import { borderWidth, color, measure, screen, space, type } from '../../theme';

export const footer = style({
  backgroundColor: color.paper.sunken,
  borderBlockStart: `${borderWidth.thin} solid ${color.hairline}`,
  // Links lead nowhere on paper.
  '@media': { print: { display: 'none' } },
});

export const inner = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  maxInlineSize: `calc(${measure.page} + 2 * ${space[8]})`,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: `${space[8]} ${space[10]}`,
  '@media': { [screen.medium]: { paddingInline: space[8] } },
});

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'start',
  gap: `${space[6]} ${space[12]}`,
});

// Field labels in `aside` look like the titles of the link groups.
globalStyle(`${groups} ${label}`, { ...type.heading4, color: color.text.heading });

export const title = style({ ...type.heading4, marginBlockEnd: space[1] });

/** As many columns as fit without breaking a link's words. */
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr))',
  columnGap: space[6],
});
