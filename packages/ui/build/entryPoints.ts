import manifest from '../package.json' with { type: 'json' };

export interface EntryPoint {
  /** What stands in `exports`: `.` or `./charts`. */
  subpath: string;
  /** Its module without folder of the source and without ending: `components/RichText/index`. */
  module: string;
}

/** Other packages of this repository read the source; the package that is packed offers the same. */
export const entryPoints: readonly EntryPoint[] = Object.entries(manifest.exports).map(
  ([subpath, source]) => ({
    subpath,
    module: source.replace(/^\.\/src\//u, '').replace(/\.ts$/u, ''),
  }),
);
