import type { ImageOutcome } from '@sounding/ui';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { usePictureUnderWay } from './usePictureUnderWay';

test.each([
  ['refused', false],
  ['selected', true],
] as const satisfies readonly (readonly [ImageOutcome, boolean])[])(
  'of a picture that was %s in the moment between setting out and waiting for it the answer is the same',
  async (outcome, goesOn) => {
    const { result, act } = await renderHook(() => usePictureUnderWay());
    await act(async () => {
      const choosing = Promise.resolve(outcome);
      result.current.follow(choosing);
      await choosing;
    });
    expect(result.current.isUnderWay()).toBe(false);
    await act(async () => {
      expect(await result.current.untilIn()).toBe(goesOn);
    });
  },
);
