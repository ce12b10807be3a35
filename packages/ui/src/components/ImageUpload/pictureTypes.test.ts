import { expect, test } from 'vitest';
import { pictureTypes } from './pictureTypes';

const all = ['image/png', 'image/jpeg', 'image/gif'];

test.each([
  ['none', [], all],
  ['any picture', ['image/*'], all],
  ['any file', ['*/*'], all],
  ['a name that no file declares', ['image/jpg'], ['image/jpeg']],
  ['endings', ['.JPG', 'jpeg', 'png'], ['image/jpeg', 'image/png']],
  ['media types', ['image/png', 'image/webp'], ['image/png', 'image/webp']],
])('what is accepted is known where it is written as %s', (_, accept, types) => {
  expect(pictureTypes(accept)).toEqual(types);
});
