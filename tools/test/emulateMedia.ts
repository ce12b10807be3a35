import { cdp } from 'vitest/browser';
import type {} from '@vitest/browser-playwright';

/**
 * Draws the page for this medium, '' being the browser's own, until it is said anew. What is emulated takes the
 * place of all that was before, so each call asks for reduced motion as well: nothing is caught on its way.
 */
export const emulateMedia = (media: '' | 'print'): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
