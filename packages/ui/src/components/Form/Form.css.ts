import { style } from '@vanilla-extract/css';
import { keepWidths } from '../../styles/keepWidths';
import { space } from '../../theme';

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[6] });

keepWidths(form);
