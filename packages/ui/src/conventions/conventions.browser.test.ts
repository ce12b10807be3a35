import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import packageJson from '../../package.json';
import { noComponentTakesAStyle } from './closedProps.test-d';

const entries = import.meta.glob<string>(['../index.ts', '../charts.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = import.meta.glob<string>('../components/*/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const tests = import.meta.glob<string>(
  ['../**/*.test.tsx', '../../../app/src/routes/validateOtp/TimeLimit.test.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);
const files = Object.keys(import.meta.glob('../components/*/*'));

/** A part of other components, and not a component of its own. */
const internal = ['Field'];

/** The files that every component has beside it, with the components that need none and why. */
const companions: readonly { ending: string; exceptions?: Readonly<Record<string, string>> }[] = [
  { ending: '.mdx' },
  {
    ending: '.stories.tsx',
    exceptions: { UiProvider: 'Shows nothing itself; every story stands inside it.' },
  },
  { ending: '.test.tsx' },
  {
    ending: '.transcript.md',
    exceptions: { UiProvider: 'Says nothing itself.' },
  },
];

/** Folders that the package exports, from its main entries or from an entry of their own. */
const exported = new Set(
  [...Object.values(entries), ...Object.values(packageJson.exports)].flatMap((text) =>
    [...text.matchAll(/components\/(\w+)/g)].map(([, name]) => name),
  ),
);
const folders = [...new Set(files.map((path) => path.split('/')[2]))].filter(
  (name): name is string => name !== undefined && !internal.includes(name),
);

test('every component is exported, and everything exported is a component', () => {
  expect([...exported].sort()).toEqual([...folders].sort());
});

test.for(folders)('%s has its docs page, stories, tests and transcript', (name) => {
  const missing = companions
    .filter(({ exceptions }) => exceptions?.[name] === undefined)
    .map(({ ending }) => `../components/${name}/${name}${ending}`)
    .filter((path) => !files.includes(path));
  expect(missing).toEqual([]);
});

const entriesOfTheirOwn = import.meta.glob<string>('../components/*/index.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const pages = import.meta.glob<string>('../components/**/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('a docs page tells of everything that a team can import to draw with', () => {
  const own = Object.entries(entriesOfTheirOwn).filter(
    ([path]) => !internal.some((name) => path.includes(`/${name}/`)),
  );
  const offered = [...Object.values(entries), ...own.map(([, text]) => text)].flatMap((text) =>
    [...text.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );
  const drawn = [...new Set(offered)].filter((name) => /^[A-Z]\w*[a-z]/.test(name));
  const told = Object.values(pages).join('\n');
  const hasWords = (name: string) =>
    [`# ${name}\n`, `\`${name}\``, `of={${name}}`].some((words) => told.includes(words));
  expect(drawn.length).toBeGreaterThan(60);
  expect(drawn.filter((name) => !hasWords(name))).toEqual([]);
});

/** A docs page shows the comment above each prop as its description. */
test('every prop of a component says what it is for', () => {
  const silent = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/^export interface (\w+Props)\b.*?\n\}/gms)].flatMap(([shape, name]) =>
      [...shape.matchAll(/(?<!\*\/)\n {2}(\w+)\??: /g)].map(
        ([, prop]) => `${path}: ${name ?? ''}.${prop ?? ''}`,
      ),
    ),
  );
  expect(silent).toEqual([]);
});

test('a component with words of its own lets a page replace them', () => {
  const withWords = folders.filter((name) =>
    files.includes(`../components/${name}/${name}.messages.ts`),
  );
  const fixed = withWords.filter((name) => {
    const own = Object.entries(sources).filter(([path]) =>
      path.startsWith(`../components/${name}/`),
    );
    return !own.some(([, source]) => /(?:messages\?: Partial|ChartBaseProps)</.test(source));
  });
  expect(withWords.length).toBeGreaterThan(30);
  expect(fixed).toEqual([]);
});

test('no English stands in a source, and words reach the screen only as messages that can be replaced whole', async () => {
  expect(await commands.findUnreplaceableWords()).toEqual([]);
});

test('each of the eighteen pitfalls of accessibility.md is named by a test', () => {
  const named = Object.values(tests).flatMap((source) =>
    [...source.matchAll(/^\s*(?:test|\]\)).*\(pitfall (\d+)\)/gm)].map(([, number]) =>
      Number(number),
    ),
  );
  expect([...new Set(named)].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 18 }, (_, index) => index + 1),
  );
});

test('no component takes a class name or a style, as the types say', () => {
  expect(noComponentTakesAStyle).toBe(true);
});
