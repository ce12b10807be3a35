import { expect, test } from 'vitest';

import { validateUpdate } from './validateUpdate';

test('An update says something [RULE-38]', () => {
  expect(validateUpdate({ text: ' \n ' })).toEqual([
    { field: 'text', kind: 'error', message: 'Please, provide an update.' },
  ]);
});

test('An update has 255 characters at most, plain text in which a tag is text [RULE-39, OPEN-81]', () => {
  expect(validateUpdate({ text: 'a'.repeat(255) })).toEqual([]);
  expect(validateUpdate({ text: 'a'.repeat(256) })).toEqual([
    { field: 'text', kind: 'length', message: 'The Update cannot exceed 255 characters' },
  ]);
  expect(validateUpdate({ text: '<b></b>'.repeat(36) })).toEqual([]);
  expect(validateUpdate({ text: '<b></b>'.repeat(37) }).map(({ kind }) => kind)).toEqual([
    'length',
  ]);
});
