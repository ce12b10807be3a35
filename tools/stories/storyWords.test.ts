import { describe, expect, test } from 'vitest';
import { readStoryWords } from '../../.storybook/storyWords.mjs';

describe('Who runs the stories', () => {
  test.each(['--update', '-u'])('takes their pictures anew by %s', (flag) => {
    expect(readStoryWords([flag, 'tag'])).toEqual({
      isUpdate: true,
      isFull: false,
      keepsPictures: false,
      filter: ['tag'],
    });
  });

  test('is told which flags there are, where one is none of them', () => {
    const { complaint } = readStoryWords(['-U', 'tag', '--all', '--full']);
    expect(complaint).toBe(
      'The stories know no -U --all: only --update, -u, --full, --pictures, and parts of a story’s id.',
    );
    expect(readStoryWords(['--full', '--pictures', 'tag']).complaint).toBeUndefined();
  });
});
