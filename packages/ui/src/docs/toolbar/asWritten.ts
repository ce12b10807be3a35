/**
 * Turns “Show code” into code for a page: a story's wrapper `Controlled` gets the name of the component that
 * it keeps the value for.
 */
export function asWritten(code: string, { title }: { title: string }): string {
  const component = title.split('/').at(-1) ?? 'Controlled';
  return withoutStory(code)
    .replaceAll(/(?<=<\/?)Controlled\b/g, component)
    .replaceAll(/(?<=<\/?)React\.Fragment\b(?: key="[^"]*")?/g, '');
}

/** The story's own `render` function, if it has one; otherwise the code as it is. */
function withoutStory(code: string): string {
  const [, drawn] = /^\{\n(?:.*\n)*? {2}render: (function[\s\S]*?\n {2}\})/u.exec(code) ?? [];
  return drawn?.replaceAll('\n  ', '\n') ?? code;
}

const nothing = '() => {}';

/**
 * A function as “Show code” writes it, with its own source. A handler that only reports a press to Storybook
 * becomes an empty function, and one that renders part of a page returns null.
 */
export function functionAsWritten(given: (...values: never[]) => unknown): string {
  const source = given.toString();
  if ('mock' in given || /\bargs\b/.test(source)) return nothing;
  if (/\bjsxs?\)?\(|\.jsxs?\b/.test(source)) return '() => null';
  return dedented(source.replaceAll(/\bfn\d*\(\)/g, nothing));
}

/** Removes the build's indentation, as deep as that of the function's last line. */
function dedented(source: string): string {
  const indent = /\n([\t ]*)\S[^\n]*$/.exec(source)?.[1] ?? '';
  return source.replaceAll(`\n${indent}`, '\n').replaceAll('\t', '  ');
}
