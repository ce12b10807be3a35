import { globalStyle, style } from '@vanilla-extract/css';
import { borderWidth, color, radius, space, target } from '../../theme';

export const box = style({
  backgroundColor: color.paper.raised,
  border: `${borderWidth.control} solid ${color.edge.rest}`,
  borderRadius: radius.medium,
  selectors: {
    '&:hover:not([data-disabled], [data-invalid])': { borderColor: color.edge.hover },
    '&[data-invalid]': { borderColor: color.tone.error.edge },
    '&[data-disabled]': { backgroundColor: color.paper.sunken, borderStyle: 'dashed' },
  },
});

/** Reserves the editor's place, so that nothing jumps when it appears. */
export const room = style({ minBlockSize: 250 });

/** Reserves the place of the toolbar and the counter until the editor is created. */
export const toolbarRoom = style({
  boxSizing: 'content-box',
  blockSize: target.main,
  padding: space[1],
  borderBlockEnd: `${borderWidth.thin} solid ${color.hairline}`,
  // Nothing can be pressed on paper.
  '@media': { print: { display: 'none' } },
});

export const counterRoom = style({ minBlockSize: '1lh' });

/** The editable region: 250 pixels high and growing with its text. */
export const text = style({
  minBlockSize: 250,
  paddingBlock: space[3],
  paddingInline: space[4],
  borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
  // Styles that ProseMirror needs; a strict Content Security Policy forbids it to add its own.
  position: 'relative',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  // With kerning, a browser shapes a long word without breaks anew for each line, so pasting one would freeze
  // the page.
  fontKerning: 'none',
  selectors: {
    '&[aria-disabled="true"]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
});

globalStyle(`${text} li`, { position: 'relative' });

/**
 * With paint containment, a browser skips the blocks outside the screen at each key, which saves a fifth of
 * its work on a long text. The margin is for letters that lean out of their block and for long list numbers
 * beside it.
 */
globalStyle(`${text} > *`, { contain: 'paint', overflowClipMargin: space[4] });
