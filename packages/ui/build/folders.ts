import { resolve } from 'node:path';

export const packageFolder = resolve(import.meta.dirname, '..');
export const sourceFolder = resolve(packageFolder, 'src');
export const outputFolder = resolve(packageFolder, 'dist');
/** The last recorded API of the package and size budgets of its parts. */
export const recordFolder = resolve(packageFolder, 'api');
