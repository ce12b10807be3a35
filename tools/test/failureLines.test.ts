import { describe, expect, test } from 'vitest';
import { failureLines } from './failureLines.mjs';

describe('The end of a failed run', () => {
  test('names each file and export that nothing uses, and leaves out hints', () => {
    const knip = [
      '\u001b[93m\u001b[4mUnused files (2)\u001b[24m\u001b[39m',
      'packages/app/src/forgotten.ts        ',
      'packages/domain/src/text/other.ts',
      '\u001b[93mUnused exports (1)\u001b[39m',
      'slugOf  function  packages/domain/src/text/slug.ts:3:14',
      '\u001b[93mConfiguration hints (1)\u001b[39m',
      '.mdx    knip.json  Compiled extension excluded by project (imports not followed)',
    ];
    expect(failureLines(knip.join('\n'))).toEqual([
      'Unused files (2)',
      'packages/app/src/forgotten.ts',
      'packages/domain/src/text/other.ts',
      'Unused exports (1)',
      'slugOf  function  packages/domain/src/text/slug.ts:3:14',
    ]);
  });

  test('names a failed test and its reason, and no passed one', () => {
    const vitest = [
      ' ✓ |domain| src/text/slug.test.ts (3 tests) 5ms',
      ' FAIL  |domain| src/text/other.test.ts > A slug > is short',
      "AssertionError: expected 'a' to be 'b'",
    ];
    expect(failureLines(vitest.join('\n'))).toEqual(vitest.slice(1));
  });

  test('names each file that is not formatted, and not how to format it', () => {
    const oxfmt = [
      'Checking formatting...',
      'tools/build.mjs (12ms)',
      'Format issues found in above 1 files. Run without `--check` to fix.',
      'Finished in 2948ms on 2546 files using 2 threads.',
    ];
    expect(failureLines(oxfmt.join('\n'))).toEqual(['tools/build.mjs (12ms)']);
  });

  test('is the last lines where nothing is known to name a failure', () => {
    expect(failureLines('one\n\ntwo\n')).toEqual(['one', 'two']);
  });
});
