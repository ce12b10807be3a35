/**
 * The name in the package of a module of the source. A file named `x.css.js` would be taken for a
 * vanilla-extract style sheet by the tools of a team that uses vanilla-extract too.
 */
export const outputName = (module: string): string => module.replace(/\.css$/u, '.styles');
