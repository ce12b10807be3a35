import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { color, forcedColors } from '../../theme';

/** The colour of a mark's series, and the colour that shows through its pattern. */
export const ink = createVar();
const ground = createVar();

const inForcedColors = { [forcedColors]: { vars: { [ink]: 'CanvasText', [ground]: 'Canvas' } } };

/** In forced colours all series take the text's colour, and the patterns tell them apart. */
export const series = styleVariants(color.chart, (value) => ({
  vars: { [ink]: value, [ground]: color.paper.page },
  '@media': inForcedColors,
}));

/** A mark's outline in full colour: contrast of 3:1 with every page colour, whatever the pattern. */
export const edge = style({ stroke: ink, strokeWidth: 1.5 });

/** A fill without a pattern, for a chart of a single series. */
export const solid = style({ fill: ink });

export const tile = style({ fill: ink });

export const cut = style({ stroke: ground, fill: 'none', strokeWidth: 1.75 });

export const spot = style({ fill: ground });
