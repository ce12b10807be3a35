import { style, styleVariants } from '@vanilla-extract/css';
import { color, forcedColors, screen } from '../../theme';

/** Beside words where there is room; on a small screen the words come alone. */
export const scene = style({
  display: 'none',
  inlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [screen.wide]: { display: 'block' } },
});

/**
 * Forced colours do not change a drawing, which could then be dark on a dark background, so they are set
 * here.
 */
const ink = style({
  stroke: color.action.rest,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const surface = style([ink, { strokeWidth: 3 }]);

export const line = style([ink, { strokeWidth: 3 }]);

export const lead = style({
  fill: color.signal.rest,
  stroke: color.signal.rest,
  strokeWidth: 3,
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
});

const depth = style([ink, { strokeWidth: 2 }]);

/** Each ring further out is fainter, as depth takes the light. */
export const ring = styleVariants({
  first: [depth, { strokeOpacity: 0.9 }],
  second: [depth, { strokeOpacity: 0.65 }],
  third: [depth, { strokeOpacity: 0.42 }],
  fourth: [depth, { strokeOpacity: 0.24 }],
  fifth: [depth, { strokeOpacity: 0.14 }],
});
