import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme';

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[6] });

// Fields take the width there is; a button stays as wide as its words.
globalStyle(`${form} > button`, { alignSelf: 'flex-start' });
