import manifest from '../package.json' with { type: 'json' };

export interface EntryPoint {
  /** The key in `exports`: `.` or `./charts`. */
  subpath: string;
  /** The module's path without the source folder and without ending: `components/RichText/index`. */
  module: string;
}

/**
 * The package's entry points. Other packages of this repository read their sources; the packed package offers
 * the same.
 */
export const entryPoints: readonly EntryPoint[] = Object.entries(manifest.exports).map(
  ([subpath, source]) => ({
    subpath,
    module: source.replace(/^\.\/src\//u, '').replace(/\.ts$/u, ''),
  }),
);
