import { cdp } from 'vitest/browser';
import type {} from '@vitest/browser-playwright';

/**
 * Renders the page for this medium, '' being the browser's own, until the next call. Each call replaces all
 * earlier emulation, so it also sets reduced motion: otherwise tests would see unfinished animations.
 */
export const emulateMedia = (media: '' | 'print'): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
