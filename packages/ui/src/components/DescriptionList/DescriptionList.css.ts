import { style } from '@vanilla-extract/css';
import { ownOrder } from '../../styles/ownOrder';
import { borderWidth, color, measure, space, type } from '../../theme';

/** Depends on the list's own width, so that the list also fits a narrow card. */
const sideBySide = '(min-width: 30rem)';

export const list = style({
  containerType: 'inline-size',
  // As an inline-size container it gets no width from its content.
  inlineSize: '100%',
  minInlineSize: 0,
});

export const item = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  selectors: {
    '& + &': { borderBlockStart: `${borderWidth.thin} solid ${color.hairline}` },
  },
  '@container': {
    [sideBySide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: space[6],
      alignItems: 'baseline',
    },
  },
});

export const term = style({
  ...type.small,
  minInlineSize: 0,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const description = style({
  ...ownOrder,
  minInlineSize: 0,
  maxInlineSize: measure.text,
  overflowWrap: 'anywhere',
});
