import { describe, expect, test } from 'vitest';

const componentPages = import.meta.glob<string>('../components/**/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const ownPages = import.meta.glob<string>('./**/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const stories = import.meta.glob<string>(['../components/**/*.stories.tsx', './**/*.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What a designer, an engineer and an auditor look for on each component's page, in this order. */
const parts = [
  'When to use it',
  'When not',
  'All states',
  'Keyboard',
  'What a screen reader says',
  'Words',
  'Changes',
];

/** It wraps everything and shows nothing itself. */
const withoutStates = ['UiProvider'];

const keyboards = Object.keys(import.meta.glob('../components/**/*.keyboard.md'));

/** Pages that describe the keys in their own words, and why. */
const keysInWords: Readonly<Record<string, string>> = {
  ConsentedVideo: 'Its keys are those of another service’s player.',
  UiProvider: 'It stands around everything and shows nothing itself.',
};

/** A drawing that is always the same, and so has no props. */
const withoutProps = ['DepthIllustration'];

const nameOf = (path: string) => path.replace(/^.*\/(?<name>\w+)\.\w+(?:\.\w+)?$/u, '$<name>');
const slug = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one]) => one);

describe.each(Object.entries(componentPages))('%s', (path, page) => {
  const name = nameOf(path);

  test('has every part in the one order', () => {
    const headings = matches(page, /^## (.+)$/gmu);
    const expected = parts.filter((part) => part !== 'All states' || !withoutStates.includes(name));
    expect(headings.filter((heading) => expected.includes(heading ?? ''))).toEqual(expected);
    // The component's own stories: a page once showed those of another component in their place.
    expect(withoutStates.includes(name) || page.includes(`<States of={${name}Stories}`)).toBe(true);
  });

  test('tells the keys that its test pressed, or that there are none', () => {
    const isTold = keyboards.includes(path.replace('.mdx', '.keyboard.md'));
    expect(page.includes('<KeyboardTable />')).toBe(isTold);
    const saysNone = page.includes('Nothing in it can be pressed: **Tab** passes by.');
    expect(saysNone).toBe(!isTold && keysInWords[name] === undefined);
  });

  test('shows its props, from the types', () => {
    expect(withoutProps.includes(name) || /<(?:Controls|ArgTypes) of=/u.test(page)).toBe(true);
  });
});

const pages = { ...componentPages, ...ownPages };

/** The addresses that Storybook gives to the pages. */
const addresses = new Set([
  ...Object.keys(componentPages).map((path) => `components-${slug(nameOf(path))}--docs`),
  ...Object.values({ ...ownPages, ...stories }).flatMap((text) =>
    matches(text, /(?:<Meta title=|title: )["'](?<title>[^"']+)["']/gu).map(
      (title) => `${slug(title ?? '')}--docs`,
    ),
  ),
]);

/** Code, tags and other lines of a page that are not prose. */
const noProse = /```[\s\S]*?```|`[^`]*`|^(?:import|export) .*$|<[^>]*>|\{[^}]*\}/gmu;

describe.each(Object.entries(pages))('%s', (path, page) => {
  test('sets what is said in curly quotation marks, as content style asks', () => {
    expect(page.replaceAll(noProse, '')).not.toContain('"');
  });

  test('shows only stories that there are', () => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const there = Object.entries(stories)
      .filter(([file]) => file.startsWith(folder))
      .flatMap(([, told]) => matches(told, /^export const (?<name>\w+)/gmu));
    const shown = matches(page, /of=\{\w+\.(?<name>\w+)\}/gu);
    expect(shown.filter((story) => !there.includes(story))).toEqual([]);
  });

  test('leads only to pages that there are', () => {
    const links = matches(page, /\?path=\/docs\/(?<address>[\w-]+)/gu);
    expect(links.filter((address) => !addresses.has(address ?? ''))).toEqual([]);
  });

  test('holds no table in Markdown, which Storybook shows as bars', () => {
    expect(page).not.toMatch(/^\|/mu);
  });
});
