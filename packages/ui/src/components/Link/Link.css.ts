import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
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
  inline: [
    text,
    // A word that is longer than the place breaks, in a text and in a column.
    { paddingBlock: '0.125rem', maxInlineSize: '100%', overflowWrap: 'break-word' },
  ],
  standalone: [
    text,
    {
      display: 'inline-grid',
      // Lets a word break that is longer than the place.
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

/** Keeps the icon with the last word: alone, it would begin the next line. */
export const mark = style({
  marginInlineStart: space[1],
  fontSize: '0.875em',
  whiteSpace: 'nowrap',
  selectors: {
    // A line may break before an image. A no-break space without width ties the icon to the text. A word
    // joiner would do so too, but a screen reader would read it as a letter.
    '&::before': { content: '"\\a0"', fontSize: 0 },
  },
});

globalStyle(`${mark} > svg`, { display: 'inline-block', verticalAlign: '-0.2em' });
