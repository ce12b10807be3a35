import { globalLayer } from '@vanilla-extract/css';

/*
 * Declared in rising order. A component's own styles stand in no layer and therefore win over all of
 * these whatever order a bundler puts its chunks in: no component fights with specificity.
 */
export const reset = globalLayer('reset');
export const base = globalLayer('base');
/** Looks that several components compose: focus ring, field, button looks. */
export const shared = globalLayer('shared');
