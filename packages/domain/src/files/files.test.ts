import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fileExtension } from './extension';
import { sampleFiles } from './files.fixture';
import { fileKind, hasProperEnd } from './signature';

const kinds = ['png', 'jpeg', 'gif', 'pdf'] as const;

describe('A file', () => {
  test('is what its first bytes say', () => {
    for (const kind of kinds) expect(fileKind(sampleFiles[kind])).toBe(kind);
    expect(fileKind(new TextEncoder().encode('GIF87a'))).toBe('gif');
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

  test('is of no kind with any byte of its beginning or end another one', () => {
    const beginnings = { png: 8, jpeg: 3, gif: 6, pdf: 5 };
    const ends = { png: 12, jpeg: 2, gif: 1, pdf: 6 };
    for (const kind of kinds) {
      const bytes = sampleFiles[kind];
      const changedAt = (place: number) => bytes.with(place, 0x7e);
      for (let place = 0; place < beginnings[kind]; place += 1) {
        expect(fileKind(changedAt(place)), `${kind} ${place}`).toBeNull();
      }
      for (let place = 1; place <= ends[kind]; place += 1) {
        const isLineEnd = kind === 'pdf' && place === 1;
        const changed = changedAt(bytes.length - place);
        expect(hasProperEnd(changed, kind), `${kind} -${place}`).toBe(isLineEnd);
      }
    }
  });

  test('carries no other file behind its picture, and not one byte', () => {
    const zip = [0x50, 0x4b, 0x03, 0x04];
    for (const kind of ['png', 'jpeg', 'gif'] as const) {
      for (const more of [zip, zip.slice(0, 1)]) {
        expect(hasProperEnd(Uint8Array.from([...sampleFiles[kind], ...more]), kind)).toBe(false);
      }
    }
  });

  test('has a PDF’s end mark in its last kilobyte, where readers look', () => {
    const spaces = (length: number) => Array.from({ length }, () => 0x20);
    // The line end after the marker is the first of the 1024 bytes.
    expect(hasProperEnd(Uint8Array.from([...sampleFiles.pdf, ...spaces(1023)]), 'pdf')).toBe(true);
    expect(hasProperEnd(Uint8Array.from([...sampleFiles.pdf, ...spaces(1024)]), 'pdf')).toBe(false);
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
