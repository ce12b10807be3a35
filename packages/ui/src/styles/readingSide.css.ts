import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { base } from './layers.css';

const fromTheLeft = createVar();

globalStyle('[dir="ltr"]', { '@layer': { [base]: { vars: { [fromTheLeft]: '1' } } } });
globalStyle('[dir="rtl"]', { '@layer': { [base]: { vars: { [fromTheLeft]: '-1' } } } });

/**
 * 1 where reading begins at the left, -1 where at the right: the nearest `dir` decides, as it does for
 * the words. `:dir(rtl)` would say it too, but Vite makes of it a list of languages, for older browsers.
 */
export const readingSide = fallbackVar(fromTheLeft, '1');
