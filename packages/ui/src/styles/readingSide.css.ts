import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { base } from './layers.css';

const fromTheLeft = createVar();

globalStyle('[dir="ltr"]', { '@layer': { [base]: { vars: { [fromTheLeft]: '1' } } } });
globalStyle('[dir="rtl"]', { '@layer': { [base]: { vars: { [fromTheLeft]: '-1' } } } });

/**
 * 1 if reading begins at the left, -1 at the right. The nearest `dir` decides, as it does for the words.
 * `:dir(rtl)` would do too, but for older browsers Vite turns it into a list of languages.
 */
export const readingSide = fallbackVar(fromTheLeft, '1');
