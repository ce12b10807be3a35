/**
 * What a module of the source is called in the package. A file named `x.css.js` would be taken for a
 * style sheet in JavaScript by the tools of a team that uses vanilla-extract too.
 */
export const outputName = (module: string): string => module.replace(/\.css$/u, '.styles');
