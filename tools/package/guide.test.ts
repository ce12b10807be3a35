import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const guide = await readFile(join(root, 'docs/reuse.md'), 'utf8');

/** The examples that name the file they are taken from, behind their language. */
const examples = [...guide.matchAll(/^```\w+ (?<file>consumer\/\S+)\n(?<code>.*?)^```$/gmsu)].map(
  ({ groups }) => [groups?.['file'] ?? '', groups?.['code'] ?? ''] as const,
);

const withoutIndentation = (code: string) => code.replaceAll(/^ +/gmu, '');

test.each(examples)('the guide shows %s as it is', async (file, code) => {
  const source = await readFile(join(root, file), 'utf8');
  expect(withoutIndentation(source)).toContain(withoutIndentation(code));
});

test('the guide shows code of the consumer', () => {
  expect(examples.length).toBeGreaterThan(4);
});
