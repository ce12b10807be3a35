import { resolve } from 'node:path';

export const packageFolder = resolve(import.meta.dirname, '..');
export const sourceFolder = resolve(packageFolder, 'src');
export const outputFolder = resolve(packageFolder, 'dist');
/** What the package offers and what its parts may cost, as last recorded. */
export const recordFolder = resolve(packageFolder, 'api');
