import { style } from '@vanilla-extract/css';
import { borderWidth, color, radius, space } from '../../theme';

export const comment = style({ display: 'flex', flexDirection: 'column' });

export const textArea = style({ resize: 'vertical' });

/** The region is there before its words, so that they are announced; empty it takes no room. */
export const failure = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const failureMessage = style({
  display: 'flex',
  gap: space[3],
  padding: space[3],
  color: color.tone.error.text,
  backgroundColor: color.tone.error.surface,
  border: `${borderWidth.thin} solid ${color.tone.error.edge}`,
  borderRadius: radius.medium,
});
