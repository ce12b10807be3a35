const charts = /\/(?:BarChart|ComparisonBar|LikertChart|LineChart|PieChart|PollResults)$/u;
const imported = /^import (type )?\{([^}]*)\} from '([^']+)';\n/gmu;
const storiesAlone =
  /^(?:const meta\b[^;]*;|export default meta;)\n+|^export const \w+: StoryObj[\s\S]*$/gmu;

/**
 * “Show code” of a pattern: the example with everything that it needs, as another team would write it. It
 * leaves out the stories, and imports components from the package.
 *
 * @param file The text of a stories file, with its stories at the end.
 * @returns An empty text if the file holds nothing but stories.
 */
export function exampleOf(file: string): string {
  const namesOf = new Map<string, string[]>();
  for (const [, type = '', names = '', source = ''] of file.matchAll(imported)) {
    const entry = entryOf(source);
    if (entry === undefined) continue;
    const listed = names.split(',').flatMap((name) => name.trim() || []);
    namesOf.set(entry, [...(namesOf.get(entry) ?? []), ...listed.map((name) => type + name)]);
  }
  const example = file.replaceAll(imported, '').replaceAll(storiesAlone, '').trim();
  if (example === '') return '';
  const imports = [...namesOf].map(
    ([entry, names]) => `import { ${names.join(', ')} } from '${entry}';`,
  );
  return `${imports.join('\n')}\n\n${example}\n`;
}

/** The entry point from which another team imports it; undefined for what only stories use. */
function entryOf(source: string): string | undefined {
  if (source === 'react') return source;
  if (!source.startsWith('../../components/')) return undefined;
  return charts.test(source) ? '@sounding/ui/charts' : '@sounding/ui';
}
