import { keyframes, style } from '@vanilla-extract/css';
import { borderWidth, color, forcedColors, radius } from '../../theme';

const tide = keyframes({ '50%': { opacity: 0.5 } });

export const block = style({ display: 'block', inlineSize: '100%' });

/** One line of text: as tall as the line that it replaces, with a bar as tall as the letters. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: '1lh',
});

export const bar = style({
  display: 'block',
  backgroundColor: color.skeleton,
  borderRadius: radius.small,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${tide} 1.8s ease-in-out infinite` },
    [forcedColors]: { border: '1px solid GrayText' },
  },
});

/**
 * Paper with an edge, like most of what it stands for; filled like a line of text, it would be a grey wall.
 */
export const blockBar = style([
  bar,
  {
    backgroundColor: color.paper.sunken,
    border: `${borderWidth.thin} solid ${color.hairline}`,
    borderRadius: radius.large,
  },
]);

export const textBar = style({
  blockSize: '0.7em',
  inlineSize: '100%',
  selectors: { [`${line}:last-child:not(:first-child) > &`]: { inlineSize: '60%' } },
});
