import { describe, expect, test } from 'vitest';

import { heading, paragraph, video } from './project.fixture';
import { validateContents } from './validateContents';

const pair = [heading('Why'), paragraph('<p>Because</p>')];

describe('A researcher describes a project', () => {
  test('with one heading at least, blank ones not counting [RULE-07, OPEN-91]', () => {
    const message = 'At least one heading is required';
    expect(validateContents([paragraph('<p>Because</p>')])).toEqual([
      { field: 'contents', kind: 'error', message },
    ]);
    expect(validateContents([video, heading(' '), paragraph('<p>Because</p>')])).toEqual([
      { field: 'contents.1.value', kind: 'error', message },
    ]);
  });

  test('with headings of 100 characters, but not of 101 [RULE-08]', () => {
    expect(validateContents([heading('a'.repeat(100)), paragraph('b')])).toEqual([]);
    expect(validateContents([...pair, heading('a'.repeat(101)), paragraph('b')])).toEqual([
      {
        field: 'contents.2.value',
        kind: 'length',
        message: 'The Heading cannot exceed 100 characters',
      },
    ]);
  });

  test('with one paragraph at least, an empty editor not counting [RULE-09, OPEN-91]', () => {
    const message = 'At least one paragraph is required';
    expect(validateContents([heading('Why')])).toEqual([
      { field: 'contents', kind: 'error', message },
    ]);
    for (const html of ['', '<p></p>', '<p><br></p>', '<p>&nbsp; </p>', '<p>&#8203;</p>']) {
      expect(validateContents([heading('Why'), paragraph(html)])).toEqual([
        { field: 'contents.1.value', kind: 'error', message },
      ]);
    }
  });

  test('with paragraphs of 1000 characters as read, whatever their markup weighs [RULE-10, OPEN-115]', () => {
    const thousand = '<p><strong>&amp;</strong></p>'.replace('&amp;', '&amp;'.repeat(1000));
    expect(validateContents([heading('Why'), paragraph(thousand)])).toEqual([]);
    expect(validateContents([heading('Why'), paragraph(`<p>${'a'.repeat(1001)}</p>`)])).toEqual([
      {
        field: 'contents.1.value',
        kind: 'length',
        message: 'The Paragraph cannot exceed 1000 characters',
      },
    ]);
  });

  test('and markup alone cannot make a paragraph endless', () => {
    const html = `<p>Because</p>${'<b></b>'.repeat(4000)}`;
    expect(validateContents([heading('Why'), paragraph(html)]).map(({ kind }) => kind)).toEqual([
      'length',
    ]);
  });

  test('with four pairs and one image or video at most', () => {
    const four = Array.from({ length: 4 }, () => pair).flat();
    expect(validateContents([video, ...four])).toEqual([]);
    for (const more of [pair, [heading('Why')], [paragraph('<p>Because</p>')]]) {
      expect(validateContents([...four, ...more])).toEqual([
        {
          field: 'contents',
          kind: 'error',
          message: 'A description can have at most 4 paragraphs',
        },
      ]);
    }
    expect(validateContents([video, video, ...pair])).toEqual([
      {
        field: 'contents',
        kind: 'error',
        message: 'A description can have only one image or video',
      },
    ]);
  });

  test('with an image only if it has a description and is small enough', () => {
    const png = 'data:image/png;base64,iVBORw0KGgo=';
    const image = { type: 'IMAGE', value: '', imageBase64: png, imageAltText: 'A nurse' } as const;
    expect(validateContents([image, ...pair])).toEqual([]);
    expect(validateContents([{ ...image, imageAltText: ' ' }, ...pair])).toEqual([
      {
        field: 'contents.0.imageAltText',
        kind: 'error',
        message: 'Please, provide an image description',
      },
    ]);
    expect(validateContents([{ ...image, imageBase64: null }, ...pair])).toEqual([
      { field: 'contents.0.imageBase64', kind: 'error', message: 'Please, upload an Image' },
    ]);
  });

  test('with a video only by its 11-character id', () => {
    expect(validateContents([{ type: 'VIDEO', value: '"><script>' }, ...pair])).toEqual([
      { field: 'contents.0.value', kind: 'error', message: 'Please, provide a valid video link' },
    ]);
  });
});
