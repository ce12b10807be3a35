import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css';
import { measure, space } from '../theme/scale';

/** The style of rich text, both where it is read and where it is written. */
export const richText = style({ maxInlineSize: measure.text, overflowWrap: 'anywhere' });

globalStyle(`${richText} > * + *, ${richText} li > * + *`, { marginBlockStart: space[3] });

// Each paragraph has the direction of its own script, also between paragraphs of another script.
globalStyle(`${richText} p`, { unicodeBidi: 'plaintext' });

globalStyle(`${richText} ul, ${richText} ol`, { paddingInlineStart: space[6] });
globalStyle(`${richText} ul`, { listStyle: 'disc' });
globalStyle(`${richText} ol`, { listStyle: 'decimal' });
globalStyle(`${richText} li + li`, { marginBlockStart: space[1] });

globalStyle(`${richText} a`, {
  color: color.action.rest,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.15em',
});
globalStyle(`${richText} a:hover`, { color: color.action.hover, textDecorationThickness: '2px' });
