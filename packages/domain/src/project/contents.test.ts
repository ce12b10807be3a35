import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  addPair,
  canAddPair,
  canDeleteHeading,
  canInsertMedia,
  canPutBack,
  deleteHeading,
  emptyPair,
  insertMedia,
  isMedia,
  newContents,
  putBack,
  removeMedia,
} from './contents';
import { heading, paragraph, video } from './project.fixture';
import type { ContentItem } from './project';

const pairs = (number: number) =>
  Array.from({ length: number }, (_, index) => [
    heading(`Heading ${index}`),
    paragraph(`<p>Paragraph ${index}</p>`),
  ]).flat();

describe('A researcher works on a description', () => {
  test('which starts with one empty pair [OPEN-91]', () => {
    expect(newContents()).toEqual([heading(''), paragraph('')]);
  });

  test('and adds a heading and a paragraph together, at the end [EDIT-01]', () => {
    expect(addPair(pairs(1), emptyPair())).toEqual([...pairs(1), heading(''), paragraph('')]);
  });

  test('and adds no fifth paragraph [EDIT-05]', () => {
    expect(canAddPair(pairs(3))).toBe(true);
    expect(canAddPair(pairs(4))).toBe(false);
    expect(addPair(pairs(4), emptyPair())).toEqual(pairs(4));
  });

  test('and a deleted heading takes the paragraph that follows it along [EDIT-02]', () => {
    for (const index of [0, 2, 4]) {
      expect(deleteHeading(pairs(3), index)).toEqual(pairs(3).toSpliced(index, 2));
    }
  });

  test('and a deleted heading without a paragraph of its own takes nothing along [EDIT-02]', () => {
    const contents = [heading('Alone'), ...pairs(2)];
    expect(deleteHeading(contents, 0)).toEqual(pairs(2));
    expect(deleteHeading([...pairs(2), heading('Last')], 4)).toEqual(pairs(2));
  });

  test('and cannot delete a heading while there are fewer than four items [EDIT-06]', () => {
    expect(canDeleteHeading([video, ...pairs(1)], 1)).toBe(false);
    expect(canDeleteHeading([heading('A'), ...pairs(1)], 0)).toBe(false);
    expect(canDeleteHeading(pairs(2), 0)).toBe(true);
  });

  test('and keeps the last heading and paragraph, however many other items there are [OPEN-92]', () => {
    const contents = [video, heading('Only'), paragraph('One'), paragraph('Two')];
    expect(canDeleteHeading(contents, 1)).toBe(false);
    expect(deleteHeading(contents, 1)).toEqual(contents);
    const onlyParagraph = [video, heading('A'), heading('B'), paragraph('Only')];
    expect([1, 2].map((index) => canDeleteHeading(onlyParagraph, index))).toEqual([true, false]);
  });

  test('and puts a deleted heading back where it stood, below a picture added meanwhile', () => {
    const [all, deleted] = [pairs(4), pairs(4).slice(2, 4)];
    const rest = deleteHeading(all, 2);
    expect(putBack(rest, deleted, 2)).toEqual(all);
    expect(putBack([video, ...rest], deleted, 2)).toEqual([video, ...all]);
  });

  test('and puts nothing back where there is no room for it any more', () => {
    expect(canPutBack(pairs(4), pairs(1))).toBe(false);
    expect(putBack(pairs(4), pairs(1), 0)).toEqual(pairs(4));
  });

  test('and can delete nothing but headings that way', () => {
    expect([1, 3, -1, 9].map((index) => canDeleteHeading(pairs(2), index))).not.toContain(true);
  });

  test('and an image or video goes to the top [EDIT-03]', () => {
    expect(insertMedia(pairs(2), video)).toEqual([video, ...pairs(2)]);
  });

  test('and a second image or video is not taken until the first is removed [EDIT-04]', () => {
    const withVideo = insertMedia(pairs(1), video);
    const image: ContentItem = { type: 'IMAGE', value: '' };
    expect(canInsertMedia(withVideo)).toBe(false);
    expect(insertMedia(withVideo, image)).toEqual(withVideo);
    const withImage = insertMedia(removeMedia(withVideo), image);
    expect(withImage).toEqual([image, ...pairs(1)]);
    expect(insertMedia(withImage, video)).toEqual(withImage);
    expect(removeMedia(withImage)).toEqual(pairs(1));
  });

  test('and never leaves the limits, whatever is done in whatever order', () => {
    const step = fc.oneof(
      fc.constant<(contents: readonly ContentItem[]) => readonly ContentItem[]>((contents) =>
        addPair(contents, emptyPair()),
      ),
      fc.constant((contents: readonly ContentItem[]) => insertMedia(contents, video)),
      fc.constant((contents: readonly ContentItem[]) => removeMedia(contents)),
      fc
        .nat(9)
        .map((index) => (contents: readonly ContentItem[]) => deleteHeading(contents, index)),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const contents = steps.reduce<readonly ContentItem[]>(
          (items, apply) => apply(items),
          newContents(),
        );
        const text = contents.filter((item) => !isMedia(item)).map(({ type }) => type);
        const number = text.length / 2;
        expect(number).toBeGreaterThanOrEqual(1);
        expect(number).toBeLessThanOrEqual(4);
        expect(text).toEqual(Array.from({ length: number }, () => ['HEADING', 'PARAGRAPH']).flat());
        expect(contents.findLastIndex(isMedia)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
