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

/** Holds the editor's place before it is there, so that nothing jumps. */
export const room = style({ minBlockSize: 250 });

/** The place of the toolbar, and of the counter, until the editor is made. */
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
  // What ProseMirror needs of a stylesheet, since a strict policy forbids it to bring its own.
  position: 'relative',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  // Kerned, a long word without a break is shaped anew for each line: a paste of it would halt the page.
  fontKerning: 'none',
  selectors: {
    '&[aria-disabled="true"]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
});

globalStyle(`${text} li`, { position: 'relative' });

/**
 * A browser then leaves out of its work at each key what stands in the blocks away from the screen, of a
 * long text a fifth of all. Letters may lean out of their block, and long numbers of a list stand beside it.
 */
globalStyle(`${text} > *`, { contain: 'paint', overflowClipMargin: space[4] });
