import { style } from '@vanilla-extract/css';
import { space } from '../../theme';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});

/**
 * Wraps its text before a button would move to the next line, and breaks a word only where it has a line of
 * its own.
 */
export const position = style({
  flex: '1 1 min-content',
  minInlineSize: 0,
  maxInlineSize: 'max-content',
  textWrap: 'balance',
  fontVariantNumeric: 'tabular-nums',
});
