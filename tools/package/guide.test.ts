import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const guide = await readFile(join(root, 'docs/reuse.md'), 'utf8');

/** The examples that name, after their language, the file that they are taken from. */
const examples = [...guide.matchAll(/^```\w+ (?<file>consumer\/\S+)\n(?<code>.*?)^```$/gmsu)].map(
  ({ groups }) => [groups?.['file'] ?? '', groups?.['code'] ?? ''] as const,
);

const withoutIndentation = (code: string) => code.replaceAll(/^ +/gmu, '');

test.each(examples)('the guide shows %s as it is', async (file, code) => {
  const source = await readFile(join(root, file), 'utf8');
  expect(withoutIndentation(source)).toContain(withoutIndentation(code));
});

test.each([
  'consumer/src/paginationWords.ts',
  'consumer/src/glossary.ts',
  'consumer/test/jsdom.ts',
])('the guide shows the whole of %s, so that it can be copied alone', async (file) => {
  const shown = new Map(examples).get(file) ?? '';
  const source = await readFile(join(root, file), 'utf8');
  expect(withoutIndentation(shown)).toBe(withoutIndentation(source));
});

test('the guide shows code of the consumer', () => {
  expect(examples.length).toBeGreaterThan(4);
});
