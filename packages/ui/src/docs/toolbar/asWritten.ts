/**
 * “Show code” as a page would write it: a story's component keeps its value by itself, and is called by its
 * own name.
 */
export function asWritten(code: string, { title }: { title: string }): string {
  const component = title.split('/').at(-1) ?? 'Controlled';
  return withoutStory(code)
    .replaceAll(/(?<=<\/?)Controlled\b/g, component)
    .replaceAll(/(?<=<\/?)React\.Fragment\b(?: key="[^"]*")?/g, '');
}

/** Of a story that draws by a function of its own, that function. */
function withoutStory(code: string): string {
  const [, drawn] = /^\{\n(?:.*\n)*? {2}render: (function[\s\S]*?\n {2}\})/u.exec(code) ?? [];
  return drawn?.replaceAll('\n  ', '\n') ?? code;
}

const nothing = '() => {}';

/**
 * A function as “Show code” writes it: what it answers to what. A handler that only tells Storybook of a press
 * does nothing on a page; a part of a page is left for the page to draw.
 */
export function functionAsWritten(given: (...values: never[]) => unknown): string {
  const source = given.toString();
  if ('mock' in given || /\bargs\b/.test(source)) return nothing;
  if (/\bjsxs?\)?\(|\.jsxs?\b/.test(source)) return '() => null';
  return dedented(source.replaceAll(/\bfn\d*\(\)/g, nothing));
}

/** With the build's own indentation taken away, but for what is deeper than the function's end. */
function dedented(source: string): string {
  const indent = /\n([\t ]*)\S[^\n]*$/.exec(source)?.[1] ?? '';
  return source.replaceAll(`\n${indent}`, '\n').replaceAll('\t', '  ');
}
