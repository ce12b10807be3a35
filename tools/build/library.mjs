import { ensureIsBuilt } from './ensureIsBuilt.mjs';

/** Builds `@sounding/ui` as other teams install it, where its sources changed since the last build. */
export const ensureLibraryIsBuilt = () =>
  ensureIsBuilt({
    name: 'library',
    folder: 'packages/ui',
    output: 'packages/ui/dist/index.js',
    inputs: [
      'packages/ui/src',
      'packages/ui/build',
      'packages/ui/package.json',
      'packages/ui/README.md',
      'packages/ui/CHANGELOG.md',
      'LICENSE',
      'package-lock.json',
    ],
    command: 'tsx',
    args: ['build/build.ts'],
  });
