/** The extension of a file name, lower-case and without its dot: `.PDF` is a pdf; '' if there is none. */
export function fileExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
}
