import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { color, forcedColors } from '../../theme';

/** The colour of the series a mark belongs to, and of what shows through its pattern. */
export const ink = createVar();
const ground = createVar();

const inForcedColors = { [forcedColors]: { vars: { [ink]: 'CanvasText', [ground]: 'Canvas' } } };

/** In forced colours all series take the text's colour, and the patterns tell them apart. */
export const series = styleVariants(color.chart, (value) => ({
  vars: { [ink]: value, [ground]: color.paper.page },
  '@media': inForcedColors,
}));

/** A mark's own edge, in full colour: 3:1 against every paper, whatever its pattern. */
export const edge = style({ stroke: ink, strokeWidth: 1.5 });

/** One pattern and one tone, for a chart of a single series. */
export const solid = style({ fill: ink });

export const tile = style({ fill: ink });

export const cut = style({ stroke: ground, fill: 'none', strokeWidth: 1.75 });

export const spot = style({ fill: ground });
