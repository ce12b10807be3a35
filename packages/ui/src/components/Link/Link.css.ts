import { style, styleVariants } from '@vanilla-extract/css';
import { color, font, radius, space, target } from '../../theme';

const text = style({
  color: color.action.rest,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: radius.small,
  selectors: {
    '&[data-hovered]': { color: color.action.hover, textDecorationThickness: '2px' },
    '&[data-pressed]': { color: color.action.pressed },
  },
});

/** Links inside text and links that stand alone as a target of their own. */
export const textVariant = styleVariants({
  // The padding takes no room in the line, and makes the target at least 24 pixels high.
  inline: [text, { paddingBlock: '0.125rem' }],
  standalone: [
    text,
    {
      display: 'inline-grid',
      // May break a word that is longer than the place.
      gridTemplateColumns: 'minmax(0, auto)',
      gridAutoFlow: 'column',
      alignItems: 'center',
      minBlockSize: target.main,
      minInlineSize: target.main,
      maxInlineSize: '100%',
      fontWeight: font.weight.medium,
    },
  ],
});

export const mark = style({
  display: 'inline-block',
  marginInlineStart: space[1],
  verticalAlign: '-0.2em',
  fontSize: '0.875em',
});
