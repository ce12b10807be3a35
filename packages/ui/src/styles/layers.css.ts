import { globalLayer } from '@vanilla-extract/css';

/*
 * Declared in rising order. A component's own styles are in no layer, and so win over all of these in
 * whatever order a bundler loads its chunks: no component needs higher specificity.
 */
export const reset = globalLayer('reset');
export const base = globalLayer('base');
/** Styles that several components compose: focus ring, field, button looks. */
export const shared = globalLayer('shared');
