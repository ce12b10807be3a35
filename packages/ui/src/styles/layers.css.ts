import { globalLayer } from '@vanilla-extract/css';

/*
 * Declared in rising order. A component's own styles are in no layer, and so win over all of these in
 * whatever order a bundler loads its chunks: no component needs higher specificity. They are layers within one
 * of the library's name, which a team places among its own (docs/reuse.md).
 */
const library = globalLayer('sounding-ui');
export const reset = globalLayer({ parent: library }, 'reset');
export const base = globalLayer({ parent: library }, 'base');
/** Styles that several components compose: focus ring, field, button looks. */
export const shared = globalLayer({ parent: library }, 'shared');
