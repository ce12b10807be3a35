import { style, styleVariants } from '@vanilla-extract/css';
import { borderWidth, color, font, measure, radius, space } from '../../theme';

const message = style({
  display: 'flex',
  // The icon moves above the text where large text leaves too little room beside it.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  maxInlineSize: measure.text,
  // Less padding on a phone, where large text needs the room.
  padding: `min(${space[4]}, 5vw)`,
  border: `${borderWidth.thin} solid`,
  borderInlineStartWidth: borderWidth.bar,
  borderRadius: radius.medium,
});

const look = (tone: (typeof color.tone)['info']) => ({
  backgroundColor: tone.surface,
  borderColor: tone.edge,
});

export const toneVariant = styleVariants({
  info: [message, look(color.tone.info)],
  success: [message, look(color.tone.success)],
  attention: [message, look(color.tone.attention)],
  error: [message, look(color.tone.error)],
});

export const icon = styleVariants({
  info: { color: color.tone.info.text },
  success: { color: color.tone.success.text },
  attention: { color: color.tone.attention.text },
  error: { color: color.tone.error.text },
});

/**
 * Centres the icon on the first line of the message, whatever the size of the icon, and however high a button
 * makes the line. The empty text is there for its baseline; an icon has none.
 */
export const iconPlace = style({
  display: 'flex',
  alignItems: 'center',
  '::before': { content: ["'\\200b'", "'\\200b' / ''"] },
});

export const words = style({ flex: '1 1 8em', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style({ fontWeight: font.weight.bold });
