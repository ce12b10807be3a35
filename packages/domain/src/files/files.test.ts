import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fileExtension } from './extension';
import { sampleFiles } from './files.fixture';
import { fileKind, hasProperEnd } from './signature';

const kinds = ['png', 'jpeg', 'gif', 'pdf'] as const;

describe('A file', () => {
  test('is what its first bytes say', () => {
    for (const kind of kinds) expect(fileKind(sampleFiles[kind])).toBe(kind);
    expect(fileKind(new TextEncoder().encode('<script>alert(1)</script>'))).toBeNull();
    expect(fileKind(new Uint8Array())).toBeNull();
  });

  test('ends as its kind does, padding aside', () => {
    for (const kind of kinds) {
      const bytes = sampleFiles[kind];
      expect(hasProperEnd(bytes, kind)).toBe(true);
      expect(hasProperEnd(Uint8Array.from([...bytes, 0, 0]), kind)).toBe(true);
      expect(hasProperEnd(bytes.slice(0, -7), kind)).toBe(false);
    }
  });

  test('carries no other file behind its picture', () => {
    const zip = [0x50, 0x4b, 0x03, 0x04];
    for (const kind of ['png', 'jpeg', 'gif'] as const) {
      expect(hasProperEnd(Uint8Array.from([...sampleFiles[kind], ...zip]), kind)).toBe(false);
    }
  });

  test('has a PDF’s end mark in its last kilobyte, where readers look', () => {
    const spaces = (length: number) => Array.from({ length }, () => 0x20);
    expect(hasProperEnd(Uint8Array.from([...sampleFiles.pdf, ...spaces(1000)]), 'pdf')).toBe(true);
    expect(hasProperEnd(Uint8Array.from([...sampleFiles.pdf, ...spaces(2000)]), 'pdf')).toBe(false);
  });

  test('is judged without an exception, whatever it holds', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.constantFrom(...kinds), (bytes, kind) => {
        expect(typeof hasProperEnd(bytes, kind)).toBe('boolean');
        expect([...kinds, null]).toContain(fileKind(bytes));
      }),
    );
  });

  test('has the extension after its last dot, in any case', () => {
    expect(['a.PDF', 'a.b.png', 'pdf', 'a.', '.jpg'].map(fileExtension)).toEqual([
      'pdf',
      'png',
      '',
      '',
      'jpg',
    ]);
  });
});
