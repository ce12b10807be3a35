import { style } from '@vanilla-extract/css';
import { borderWidth, color, measure, radius, screen, space, type } from '../../theme';

export const editor = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  maxInlineSize: measure.form,
});

/** A title with the button that removes what it names. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
});

export const heading = style(type.heading3);

export const freeText = style({ ...type.small, color: color.text.muted });

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  padding: space[4],
  backgroundColor: color.paper.sunken,
  border: `${borderWidth.thin} solid ${color.hairline}`,
  borderRadius: radius.large,
});

export const panelTitle = style(type.heading4);

export const panelHint = style({
  ...type.small,
  color: color.text.muted,
  // Belongs to the title above it.
  marginBlockStart: `calc(-1 * ${space[4]})`,
});

export const choice = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  '@media': {
    [screen.medium]: { flexDirection: 'row', alignItems: 'flex-end', gap: space[3] },
  },
});

export const choiceField = style({ flex: 1, minInlineSize: 0 });

export const choiceRemove = style({
  flexShrink: 0,
  '@media': {
    [screen.medium]: {
      // In line with the box, above the line of its counter.
      marginBlockEnd: `calc(${type.small.fontSize} * ${type.small.lineHeight} + ${space[1]})`,
    },
  },
});

export const add = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[4],
});
