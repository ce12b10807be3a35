import { expect, test } from 'vitest';
import { asFileType, formatNames } from './formatNames';

const anyOf = (kind: string) => `any ${kind}`;

test.each([
  ['an ending, with a dot or without, in whatever letters', ['pdf', '.PDF'], ['PDF']],
  ['a media type by its format', ['image/png', 'application/pdf'], ['PNG', 'PDF']],
  ['a type and an ending of the same once', ['application/pdf', 'pdf'], ['PDF']],
  ['a format of a longer name without what nobody says', ['image/svg+xml'], ['SVG']],
  ['a format on trial without its mark', ['application/x-tar'], ['TAR']],
  ['a format of a vendor by its last word', ['image/vnd.adobe.photoshop'], ['PHOTOSHOP']],
  ['plain text by its ending', ['text/plain'], ['TXT']],
  [
    'a document by its ending',
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['DOCX'],
  ],
  ['every type of a kind in words', ['image/*', 'pdf'], ['any image', 'PDF']],
  ['any file not at all', ['*/*'], []],
])('%s', (_, accept, named) => {
  expect(formatNames(accept, anyOf)).toEqual(named);
});

test('an ending has one dot in a file dialog, and a media type none', () => {
  expect(['.pdf', 'pdf', 'image/*'].map(asFileType)).toEqual(['.pdf', '.pdf', 'image/*']);
});
